ALTER TABLE "player_bonuses" DROP CONSTRAINT "player_bonuses_positive";--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "bonus_id" text;--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "bonus_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "fund_amount" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "wagered" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "paid_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "game_acts_of_bonus" ON "game_acts" USING btree ("player_id","bonus_id") WHERE kind = 'BET' AND bonus_amount > 0;--> statement-breakpoint
CREATE INDEX "player_bonuses_due" ON "player_bonuses" USING btree ("expires_at") WHERE status = 'ACTIVE';--> statement-breakpoint
ALTER TABLE "game_acts" ADD CONSTRAINT "game_acts_shares" CHECK ("game_acts"."bonus_amount" >= 0 AND "game_acts"."fund_amount" >= 0 AND "game_acts"."bonus_amount" + "game_acts"."fund_amount" <= "game_acts"."amount");--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_positive" CHECK ("player_bonuses"."amount" > 0 AND "player_bonuses"."paid_out" >= 0);