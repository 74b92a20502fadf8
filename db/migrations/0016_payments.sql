CREATE TABLE "payment" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"reference" text NOT NULL,
	"gateway" text NOT NULL,
	"account" text,
	"provider_id" text,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_on_hold" boolean NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"description" text NOT NULL,
	"language" text NOT NULL,
	"return_url" text DEFAULT '' NOT NULL,
	"pay_types" text DEFAULT '' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"authorised_until" timestamp (3) with time zone,
	"check_at" timestamp (3) with time zone,
	"checks" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_key_unique" UNIQUE("key"),
	CONSTRAINT "payment_provider_id" UNIQUE("gateway","provider_id")
);
--> statement-breakpoint
CREATE TABLE "payment_difference" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer,
	"gateway" text NOT NULL,
	"provider_id" text NOT NULL,
	"kind" text NOT NULL,
	"ours" text NOT NULL,
	"theirs" text NOT NULL,
	"found_at" timestamp (3) with time zone NOT NULL,
	"settled_at" timestamp (3) with time zone,
	"settled_by" text DEFAULT '' NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"source" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"captured_minor" bigint NOT NULL,
	"refunded_minor" bigint NOT NULL,
	"note" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_task" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"minor" bigint,
	"reason" text DEFAULT '' NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_task_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "payment_webhook" (
	"id" serial PRIMARY KEY NOT NULL,
	"gateway" text NOT NULL,
	"event_id" text NOT NULL,
	"type" text NOT NULL,
	"about" jsonb NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"done_at" timestamp (3) with time zone,
	CONSTRAINT "payment_webhook_event" UNIQUE("gateway","event_id")
);
--> statement-breakpoint
CREATE TABLE "test_charge" (
	"provider_id" text PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_on_hold" boolean NOT NULL,
	"captured_minor" bigint DEFAULT 0 NOT NULL,
	"refunded_minor" bigint DEFAULT 0 NOT NULL,
	"dispute" text DEFAULT 'none' NOT NULL,
	"failure" text DEFAULT '' NOT NULL,
	"authorised_until" timestamp (3) with time zone,
	"done_keys" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "test_charge_key_unique" UNIQUE("key")
);
--> statement-breakpoint
ALTER TABLE "payment_difference" ADD CONSTRAINT "payment_difference_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_event" ADD CONSTRAINT "payment_event_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_task" ADD CONSTRAINT "payment_task_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_reference" ON "payment" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "payment_check" ON "payment" USING btree ("check_at") WHERE check_at is not null;--> statement-breakpoint
CREATE INDEX "payment_updated" ON "payment" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_difference_open" ON "payment_difference" USING btree ("gateway","provider_id","kind","ours","theirs") WHERE settled_at is null;--> statement-breakpoint
CREATE INDEX "payment_difference_of" ON "payment_difference" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_event_of" ON "payment_event" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_task_of" ON "payment_task" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "payment_task_due" ON "payment_task" USING btree ("next_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "payment_webhook_waiting" ON "payment_webhook" USING btree ("next_at") WHERE state = 'waiting';