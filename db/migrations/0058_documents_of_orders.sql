CREATE TABLE "order_document" (
	"id" serial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"key" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"file_name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"storage_key" text NOT NULL,
	"is_visible" boolean NOT NULL,
	"asks_sign_off" boolean NOT NULL,
	"signed_at" timestamp (3) with time zone,
	"signed_name" text DEFAULT '' NOT NULL,
	"added_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_garbage" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_document" ADD CONSTRAINT "order_document_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "order_document_key" ON "order_document" USING btree ("key");--> statement-breakpoint
CREATE INDEX "order_document_of" ON "order_document" USING btree ("order_id","id");