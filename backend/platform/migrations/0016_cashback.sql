CREATE TABLE "cashback_activations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"activated_at" timestamp with time zone NOT NULL,
	"deactivated_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "cashback_claims" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"currency" text NOT NULL,
	"net_loss" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"wagering_required" bigint NOT NULL,
	"counted_from" timestamp with time zone NOT NULL,
	"counted_until" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "cashback_claims_once" UNIQUE("player_id","campaign_id","counted_until"),
	CONSTRAINT "cashback_claims_whole" CHECK ("cashback_claims"."amount" > 0 AND "cashback_claims"."amount" <= "cashback_claims"."net_loss" AND "cashback_claims"."counted_from" < "cashback_claims"."counted_until")
);
--> statement-breakpoint
ALTER TABLE "player_bonuses" DROP CONSTRAINT "player_bonuses_once";--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "paid_out" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "cashback_percent" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "booster_percent" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "booster_games" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "cashback_day" date;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "claim_days" integer;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD COLUMN "cashback_id" text;--> statement-breakpoint
ALTER TABLE "cashback_activations" ADD CONSTRAINT "cashback_activations_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_activations" ADD CONSTRAINT "cashback_activations_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_claims" ADD CONSTRAINT "cashback_claims_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cashback_claims" ADD CONSTRAINT "cashback_claims_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cashback_activations_player" ON "cashback_activations" USING btree ("player_id","campaign_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cashback_activations_once" ON "cashback_activations" USING btree ("player_id","campaign_id") WHERE deactivated_at IS NULL;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_cashback_id_cashback_claims_id_fk" FOREIGN KEY ("cashback_id") REFERENCES "public"."cashback_claims"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "player_bonuses" ADD CONSTRAINT "player_bonuses_once" UNIQUE NULLS NOT DISTINCT("player_id","campaign_id","cashback_id");--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_cashback" CHECK (("campaigns"."trigger" LIKE 'CASHBACK_%') = ("campaigns"."cashback_percent" IS NOT NULL)
        AND ("campaigns"."cashback_percent" IS NULL OR ("campaigns"."cashback_percent" BETWEEN 1 AND 100 AND "campaigns"."max_bonus" > 0)));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_booster" CHECK (("campaigns"."booster_percent" IS NULL) = ("campaigns"."booster_games" = '{}') AND ("campaigns"."booster_percent" IS NULL
        OR ("campaigns"."cashback_percent" IS NOT NULL AND "campaigns"."booster_percent" > "campaigns"."cashback_percent" AND "campaigns"."booster_percent" <= 100)));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_cashback_day" CHECK (("campaigns"."trigger" = 'CASHBACK_SPECIFIC_DAY') = ("campaigns"."cashback_day" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_claim_days" CHECK (("campaigns"."trigger" IN ('CASHBACK_INSTANT', 'CASHBACK_WITH_TIMEFRAME', 'CASHBACK_SPECIFIC_DAY'))
        = ("campaigns"."claim_days" IS NOT NULL) AND ("campaigns"."claim_days" IS NULL OR "campaigns"."claim_days" > 0));--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_timeframe" CHECK ("campaigns"."trigger" <> 'CASHBACK_WITH_TIMEFRAME' OR "campaigns"."ends_at" IS NOT NULL);