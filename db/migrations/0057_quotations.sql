CREATE TABLE "quotation" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" uuid NOT NULL,
	"number" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"vehicle_vin" text NOT NULL,
	"is_unique" boolean NOT NULL,
	"company_uuid" text NOT NULL,
	"retailer_id" integer NOT NULL,
	"lead_id" integer,
	"customer_name" text NOT NULL,
	"customer_email" text NOT NULL,
	"customer_phone" text NOT NULL,
	"locale" text NOT NULL,
	"kind" text NOT NULL,
	"choice" jsonb NOT NULL,
	"finance_option" text NOT NULL,
	"metadata" jsonb NOT NULL,
	"contents" jsonb NOT NULL,
	"vehicle_price" bigint,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"note" text NOT NULL,
	"holds_car" boolean NOT NULL,
	"held_until" timestamp (3) with time zone,
	"valid_until" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"opened_at" timestamp (3) with time zone,
	"withdrawn_at" timestamp (3) with time zone,
	"owner_id" integer,
	"made_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "checkout" ADD COLUMN "quotation_id" integer;--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_key" ON "quotation" USING btree ("key");--> statement-breakpoint
CREATE UNIQUE INDEX "quotation_number" ON "quotation" USING btree ("number");--> statement-breakpoint
CREATE INDEX "quotation_created" ON "quotation" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "quotation_retailer" ON "quotation" USING btree ("retailer_id","created_at");--> statement-breakpoint
CREATE INDEX "quotation_lead" ON "quotation" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "quotation_email" ON "quotation" USING btree ("customer_email");--> statement-breakpoint
ALTER TABLE "checkout" ADD CONSTRAINT "checkout_quotation_id_quotation_id_fk" FOREIGN KEY ("quotation_id") REFERENCES "public"."quotation"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "checkout_quotation" ON "checkout" USING btree ("quotation_id");