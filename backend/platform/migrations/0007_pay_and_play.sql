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
ALTER TABLE "pay_and_play_payments" ADD CONSTRAINT "pay_and_play_payments_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_persons" ADD CONSTRAINT "pay_and_play_persons_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_and_play_sessions" ADD CONSTRAINT "pay_and_play_sessions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_and_play_payments_player" ON "pay_and_play_payments" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_player" ON "pay_and_play_sessions" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "pay_and_play_sessions_age" ON "pay_and_play_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "provider_authorizations_age" ON "provider_authorizations" USING btree ("created_at");