ALTER TABLE "game_wins" ADD COLUMN "supplier" text;--> statement-breakpoint
ALTER TABLE "game_wins" ADD COLUMN "game_code" text;--> statement-breakpoint
ALTER TABLE "game_wins" ADD COLUMN "round" text;--> statement-breakpoint
UPDATE "game_wins" w SET "supplier" = a."supplier", "game_code" = a."game_code", "round" = a."round"
FROM "game_acts" a JOIN "game_sessions" g ON g."id" = a."game_session_id"
WHERE a."kind" = 'WIN' AND a."status" = 'OK' AND NOT a."is_promotion"
  AND a."player_id" = w."player_id" AND a."acted_at" = w."won_at" AND g."game_id" = w."game_id";--> statement-breakpoint
CREATE INDEX "game_wins_round" ON "game_wins" USING btree ("player_id","supplier","round") WHERE round IS NOT NULL;--> statement-breakpoint
ALTER TABLE "game_wins" ADD CONSTRAINT "game_wins_of_round" CHECK (("game_wins"."supplier" IS NULL) = ("game_wins"."round" IS NULL) AND ("game_wins"."game_code" IS NULL) = ("game_wins"."round" IS NULL));