ALTER TABLE "transactions" ADD COLUMN "stake_reference_id" text;--> statement-breakpoint
UPDATE "transactions" t SET "stake_reference_id" = b."reference_id"
FROM "game_acts" r JOIN "game_acts" b ON b."supplier" = r."supplier" AND b."id" = r."bet_id"
WHERE r."kind" = 'ROLLBACK' AND r."reference_id" = t."reference_id";
