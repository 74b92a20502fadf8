CREATE TABLE "payment_approval" (
	"id" serial PRIMARY KEY NOT NULL,
	"payment_id" integer NOT NULL,
	"order_id" integer,
	"action" text NOT NULL,
	"minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"reason" text NOT NULL,
	"key" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_by_name" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" text DEFAULT '' NOT NULL,
	"decided_by_name" text DEFAULT '' NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "payment_approval_key" UNIQUE("payment_id","key")
);
--> statement-breakpoint
ALTER TABLE "payment_approval" ADD CONSTRAINT "payment_approval_payment_id_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payment"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_approval_waiting" ON "payment_approval" USING btree ("payment_id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "payment_approval_asked" ON "payment_approval" USING btree ("asked_at");