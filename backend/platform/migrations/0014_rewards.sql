ALTER TABLE "deposit_campaigns" RENAME TO "campaigns";--> statement-breakpoint
ALTER TABLE "player_bonuses" RENAME CONSTRAINT "player_bonuses_campaign_id_deposit_campaigns_id_fk" TO "player_bonuses_campaign_id_campaigns_id_fk";--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "match_percent" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "min_deposit" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "campaigns" ALTER COLUMN "max_bonus" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "gift" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "budget" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "claimed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_gift" CHECK (("campaigns"."trigger" = 'MANUAL_BONUS_CODE') = ("campaigns"."gift" IS NOT NULL) AND "campaigns"."gift" > 0);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_budget" CHECK ("campaigns"."claimed" BETWEEN 0 AND coalesce("campaigns"."budget", 0));--> statement-breakpoint
ALTER TABLE "player_bonuses" ALTER COLUMN "deposit_reference" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "wagering_total" bigint;--> statement-breakpoint
-- What was to be wagered is what the campaign says, and never less than is left of it.
UPDATE "player_bonuses" b SET "wagering_total" = greatest(b."amount" * c."wagering_multiplier", b."wagering_left")
	FROM "campaigns" c WHERE c."id" = b."campaign_id";--> statement-breakpoint
ALTER TABLE "player_bonuses" ALTER COLUMN "wagering_total" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_once" UNIQUE("player_id","campaign_id");
