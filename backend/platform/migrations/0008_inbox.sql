CREATE TABLE "crm_inboxes" (
	"hash" text PRIMARY KEY NOT NULL,
	"session_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "crm_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "crm_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"key" uuid NOT NULL,
	"texts" jsonb NOT NULL,
	"path" text,
	"topic" text,
	"player_id" uuid,
	"language" text,
	"market" text,
	"brand" text,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "crm_messages_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "crm_readings" (
	"message_id" bigint NOT NULL,
	"player_id" uuid NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	"archived_at" timestamp with time zone,
	CONSTRAINT "crm_readings_message_id_player_id_pk" PRIMARY KEY("message_id","player_id")
);
--> statement-breakpoint
ALTER TABLE "crm_readings" ADD CONSTRAINT "crm_readings_message_id_crm_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."crm_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "crm_inboxes_age" ON "crm_inboxes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "crm_messages_age" ON "crm_messages" USING btree ("sent_at");