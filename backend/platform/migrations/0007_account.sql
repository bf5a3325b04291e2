CREATE TABLE "password_resets" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"subject" text NOT NULL,
	"email_hash" text NOT NULL,
	"player_id" uuid,
	"code_hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"key_hash" text,
	"key_by" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_payments" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"reference_id" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_persons" (
	"subject" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"known_email" text,
	"known_phone" text,
	CONSTRAINT "pay_and_play_persons_player_id_unique" UNIQUE("player_id")
);
--> statement-breakpoint
CREATE TABLE "pay_and_play_sessions" (
	"payment_id" text PRIMARY KEY NOT NULL,
	"player_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "pay_and_play_sessions_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "marketing_preferences" (
	"player_id" uuid NOT NULL,
	"name" text NOT NULL,
	"is_wanted" boolean NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "marketing_preferences_player_id_name_pk" PRIMARY KEY("player_id","name")
);
--> statement-breakpoint
CREATE TABLE "cookie_consents" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cookie_consents_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"consent_id" text NOT NULL,
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"performance_functional" boolean NOT NULL,
	"marketing" boolean NOT NULL,
	"given_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "provider_authorizations" (
	"id" text PRIMARY KEY NOT NULL,
	"client_id" text NOT NULL,
	"redirect_uri" text NOT NULL,
	"state" text NOT NULL,
	"amount" bigint NOT NULL,
	"started_from" text NOT NULL,
	"customer" jsonb NOT NULL,
	"issuer_answer" text NOT NULL,
	"payment_id" text NOT NULL,
	"status" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"code_hash" text,
	"code_used_at" timestamp with time zone,
	CONSTRAINT "provider_authorizations_state_unique" UNIQUE("state"),
	CONSTRAINT "provider_authorizations_payment_id_unique" UNIQUE("payment_id"),
	CONSTRAINT "provider_authorizations_code_hash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
ALTER TABLE "verification_codes" ADD COLUMN "purpose" text DEFAULT 'SIGN_UP' NOT NULL;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_payments" ADD CONSTRAINT "pay_and_play_payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_persons" ADD CONSTRAINT "pay_and_play_persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_sessions" ADD CONSTRAINT "pay_and_play_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "marketing_preferences" ADD CONSTRAINT "marketing_preferences_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cookie_consents" ADD CONSTRAINT "cookie_consents_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_resets_subject" ON "password_resets" USING btree ("subject","asked_at");--> statement-breakpoint
CREATE INDEX "password_resets_player" ON "password_resets" USING btree ("player_id");--> statement-breakpoint
CREATE UNIQUE INDEX "password_resets_key" ON "password_resets" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "password_resets_age" ON "password_resets" USING btree ("asked_at");--> statement-breakpoint
CREATE INDEX "pay_and_play_payments_player" ON "pay_and_play_payments" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_player" ON "pay_and_play_sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_age" ON "pay_and_play_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "cookie_consents_player" ON "cookie_consents" USING btree ("player_id","version","id");--> statement-breakpoint
CREATE INDEX "provider_authorizations_age" ON "provider_authorizations" USING btree ("created_at");