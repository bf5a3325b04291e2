CREATE TABLE "login_attempts" (
	"subject" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"resets_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "login_history" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "login_history_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"logged_in_at" timestamp with time zone NOT NULL,
	"ip" text NOT NULL,
	"country_code" text
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"access_id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"site_id" text NOT NULL,
	"email" text,
	"password_hash" text NOT NULL,
	"status" text NOT NULL,
	"status_until" timestamp with time zone,
	"status_initiator" text,
	"cooling" boolean DEFAULT false NOT NULL,
	"kyc_status" text DEFAULT 'NOT_VERIFIED' NOT NULL,
	"market" text NOT NULL,
	"country_code" text NOT NULL,
	"province_code" text,
	"language_code" text NOT NULL,
	"currency" text NOT NULL,
	"first_name" text,
	"last_name" text,
	"date_of_birth" date,
	"mobile_phone" text,
	"phone_verified" boolean DEFAULT false NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"street" text,
	"city" text,
	"postal_code" text,
	"cpf" text,
	"terms_version" integer NOT NULL,
	"marketing_opt_in" boolean NOT NULL,
	"first_login" boolean DEFAULT true NOT NULL,
	"migration_required" boolean DEFAULT false NOT NULL,
	"risk_payout" boolean DEFAULT false NOT NULL,
	"multibrand_suspended" boolean DEFAULT false NOT NULL,
	"manual_claim_allowed" boolean DEFAULT true NOT NULL,
	"flags" jsonb NOT NULL,
	"registered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "players_email_lower" CHECK ("players"."email" = lower("players"."email"))
);
--> statement-breakpoint
CREATE TABLE "refresh_tokens" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"end_reason" text
);
--> statement-breakpoint
CREATE TABLE "status_changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "status_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"from_status" text NOT NULL,
	"to_status" text NOT NULL,
	"until_at" timestamp with time zone,
	"initiator" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "terms_acceptances" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "terms_acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"player_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verification_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"player_id" uuid NOT NULL,
	"channel" text NOT NULL,
	"destination" text NOT NULL,
	"hash" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"verified_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "login_history" ADD CONSTRAINT "login_history_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "refresh_tokens" ADD CONSTRAINT "refresh_tokens_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "status_changes" ADD CONSTRAINT "status_changes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "terms_acceptances" ADD CONSTRAINT "terms_acceptances_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verification_codes" ADD CONSTRAINT "verification_codes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "login_history_player" ON "login_history" USING btree ("player_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "players_email" ON "players" USING btree ("email");--> statement-breakpoint
CREATE UNIQUE INDEX "players_cpf" ON "players" USING btree ("cpf");--> statement-breakpoint
CREATE INDEX "players_phone" ON "players" USING btree ("mobile_phone");--> statement-breakpoint
CREATE INDEX "refresh_tokens_session" ON "refresh_tokens" USING btree ("session_id");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "status_changes_player" ON "status_changes" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "terms_acceptances_player" ON "terms_acceptances" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "verification_codes_player" ON "verification_codes" USING btree ("player_id","sent_at");