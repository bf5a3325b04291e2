ALTER TABLE "players" ADD COLUMN "claimed_email" text;--> statement-breakpoint
CREATE INDEX "players_claimed_email" ON "players" USING btree ("claimed_email");--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_claim_opens_nothing" CHECK ("players"."claimed_email" IS NULL OR "players"."status" NOT IN ('REGISTERED', 'PAYOUT', 'RESTRICTED'));