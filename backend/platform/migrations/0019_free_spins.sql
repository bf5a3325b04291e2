CREATE TABLE "free_spin_awards" (
	"id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"vertical" text NOT NULL,
	"currency" text NOT NULL,
	"stake" bigint NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"status" text NOT NULL,
	"was_queued" boolean NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_spin_awards_once" UNIQUE("player_id","campaign_id"),
	CONSTRAINT "free_spin_awards_worth" CHECK ("free_spin_awards"."stake" > 0 AND "free_spin_awards"."won" >= 0)
);
--> statement-breakpoint
CREATE TABLE "free_spin_games" (
	"award_id" text NOT NULL,
	"game_id" text NOT NULL,
	"position" integer NOT NULL,
	"granted" integer NOT NULL,
	"played" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "free_spin_games_award_id_game_id_pk" PRIMARY KEY("award_id","game_id"),
	CONSTRAINT "free_spin_games_left" CHECK ("free_spin_games"."granted" > 0 AND "free_spin_games"."played" BETWEEN 0 AND "free_spin_games"."granted")
);
--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_gift";--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_code";--> statement-breakpoint
ALTER TABLE "game_acts" ADD COLUMN "award_id" text;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "free_spins" integer;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "spin_stake" bigint;--> statement-breakpoint
ALTER TABLE "campaigns" ADD COLUMN "spin_games" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_rounds" ADD COLUMN "is_free" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "studio_sessions" ADD COLUMN "free_rounds_left" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "free_spin_awards" ADD CONSTRAINT "free_spin_awards_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_awards" ADD CONSTRAINT "free_spin_awards_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_spin_games" ADD CONSTRAINT "free_spin_games_award_id_free_spin_awards_id_fk" FOREIGN KEY ("award_id") REFERENCES "public"."free_spin_awards"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "free_spin_awards_active" ON "free_spin_awards" USING btree ("player_id","vertical") WHERE status = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "free_spin_awards_due" ON "free_spin_awards" USING btree ("expires_at") WHERE status IN ('ACTIVE', 'QUEUED');--> statement-breakpoint
CREATE INDEX "game_acts_of_award" ON "game_acts" USING btree ("player_id","award_id") WHERE kind = 'BET' AND award_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_free_spins" CHECK (num_nonnulls("campaigns"."free_spins", "campaigns"."spin_stake") IN (0, 2)
        AND ("campaigns"."free_spins" IS NULL) = ("campaigns"."spin_games" = '{}')
        AND coalesce("campaigns"."free_spins", 1) BETWEEN 1 AND 10000 AND coalesce("campaigns"."spin_stake", 1) > 0);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_gift" CHECK (("campaigns"."trigger" = 'MANUAL_BONUS_CODE') = (num_nonnulls("campaigns"."gift", "campaigns"."free_spins") = 1)
        AND num_nonnulls("campaigns"."gift", "campaigns"."free_spins") <= 1 AND coalesce("campaigns"."gift", 1) > 0);--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_code" CHECK ("campaigns"."code" IS NULL OR ("campaigns"."trigger" = 'MANUAL_BONUS_CODE' AND "campaigns"."code" ~ '^[A-Z0-9]{3,32}$'));