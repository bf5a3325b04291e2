CREATE TABLE "campaign_consents" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"campaign_id" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "campaign_consents_order" CHECK ("campaign_consents"."withdrawn_at" IS NULL OR "campaign_consents"."withdrawn_at" >= "campaign_consents"."agreed_at")
);
--> statement-breakpoint
ALTER TABLE "campaigns" DROP CONSTRAINT "campaigns_code";--> statement-breakpoint
ALTER TABLE "campaign_consents" ADD CONSTRAINT "campaign_consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaign_consents" ADD CONSTRAINT "campaign_consents_campaign_id_campaigns_id_fk" FOREIGN KEY ("campaign_id") REFERENCES "public"."campaigns"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaign_consents_once" ON "campaign_consents" USING btree ("player_id","campaign_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_code" CHECK ("campaigns"."code" IS NULL OR ("campaigns"."trigger" NOT LIKE 'CASHBACK_%' AND "campaigns"."code" ~ '^[A-Z0-9]{3,32}$'));