CREATE TABLE "checkout" (
	"id" uuid PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"vehicle_name" text NOT NULL,
	"company_uuid" text NOT NULL,
	"retailer_id" integer NOT NULL,
	"holders" text[] NOT NULL,
	"is_unique" boolean NOT NULL,
	"vendors" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"is_on_hold" boolean NOT NULL,
	"confirmation_by_link" boolean NOT NULL,
	"draft" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "customer_order" (
	"id" serial PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"state" text NOT NULL,
	"kind" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"is_unique" boolean NOT NULL,
	"company_uuid" text NOT NULL,
	"retailer_id" integer NOT NULL,
	"vendor_uuid" text NOT NULL,
	"vendor_type" text NOT NULL,
	"lock_id" uuid NOT NULL,
	"rdx_forms_lead_id" text DEFAULT '' NOT NULL,
	"vehicle_vin" text DEFAULT '' NOT NULL,
	"config_url" text DEFAULT '' NOT NULL,
	"metadata" jsonb NOT NULL,
	"finance_option" text DEFAULT '' NOT NULL,
	"lead_attributes" jsonb NOT NULL,
	"confirmation_by_link" boolean NOT NULL,
	"customer_email" text NOT NULL,
	"paypal_order_id" text DEFAULT '' NOT NULL,
	"stripe_payment_intent_id" text DEFAULT '' NOT NULL,
	"liqpay_order_id" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"holders" text[] NOT NULL,
	"customer_name" text DEFAULT '' NOT NULL,
	"customer_phone" text DEFAULT '' NOT NULL,
	"payment_id" integer,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"vehicle_price" bigint,
	"vehicle_status_before" text DEFAULT '' NOT NULL,
	"appointment" jsonb,
	"owner_id" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"erased_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lock_watch" (
	"id" serial PRIMARY KEY NOT NULL,
	"vehicle_id" integer NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "order_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"order_id" integer NOT NULL,
	"type" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "soft_lock" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"checkout_id" uuid NOT NULL,
	"locked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "order_event" ADD CONSTRAINT "order_event_order_id_customer_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."customer_order"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "soft_lock" ADD CONSTRAINT "soft_lock_checkout_id_checkout_id_fk" FOREIGN KEY ("checkout_id") REFERENCES "public"."checkout"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkout_updated" ON "checkout" USING btree ("updated_at");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_number" ON "customer_order" USING btree ("number");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_lock" ON "customer_order" USING btree ("lock_id");--> statement-breakpoint
CREATE UNIQUE INDEX "customer_order_of_vehicle" ON "customer_order" USING btree ("vehicle_id") WHERE is_unique and state in ('pending', 'free', 'authorized', 'paid', 'confirmed', 'completed');--> statement-breakpoint
CREATE INDEX "customer_order_created" ON "customer_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "customer_order_state" ON "customer_order" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "customer_order_retailer" ON "customer_order" USING btree ("retailer_id","created_at");--> statement-breakpoint
CREATE INDEX "customer_order_email" ON "customer_order" USING btree ("customer_email");--> statement-breakpoint
CREATE INDEX "customer_order_payment" ON "customer_order" USING btree ("payment_id");--> statement-breakpoint
CREATE UNIQUE INDEX "lock_watch_of" ON "lock_watch" USING btree ("vehicle_id","email");--> statement-breakpoint
CREATE INDEX "order_event_of" ON "order_event" USING btree ("order_id","id");--> statement-breakpoint
CREATE INDEX "soft_lock_expires" ON "soft_lock" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "soft_lock_checkout" ON "soft_lock" USING btree ("checkout_id");