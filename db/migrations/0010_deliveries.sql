CREATE TABLE "delivery" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"target" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"attempts_before" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"lease_until" timestamp (3) with time zone,
	"error" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	CONSTRAINT "delivery_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "delivery_attempt" (
	"id" serial PRIMARY KEY NOT NULL,
	"delivery_id" integer NOT NULL,
	"number" integer NOT NULL,
	"receipt" text DEFAULT '' NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"ended_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "delivery_attempt" ADD CONSTRAINT "delivery_attempt_delivery_id_delivery_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."delivery"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delivery_subject" ON "delivery" USING btree ("subject_type","subject_id");--> statement-breakpoint
CREATE INDEX "delivery_queued" ON "delivery" USING btree ("target","next_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "delivery_next" ON "delivery" USING btree ("next_at") WHERE state = 'queued';--> statement-breakpoint
CREATE INDEX "delivery_leased" ON "delivery" USING btree ("target","lease_until") WHERE state = 'sending';--> statement-breakpoint
CREATE INDEX "delivery_created" ON "delivery" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "delivery_attempt_of" ON "delivery_attempt" USING btree ("delivery_id");