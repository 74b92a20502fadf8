CREATE TABLE "company_config" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"config_type" text NOT NULL,
	"content" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listing" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"market" text DEFAULT '' NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"currency" text NOT NULL,
	"membership" text NOT NULL,
	"filters" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listing_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "vehicle" (
	"id" serial PRIMARY KEY NOT NULL,
	"feed" text DEFAULT 'manual' NOT NULL,
	"external_id" text,
	"is_published" boolean DEFAULT true NOT NULL,
	"publication_lists" text[] DEFAULT '{}' NOT NULL,
	"vin" text DEFAULT '' NOT NULL,
	"order_number" text DEFAULT '' NOT NULL,
	"config_url" text DEFAULT '' NOT NULL,
	"state" text NOT NULL,
	"status" text NOT NULL,
	"nameplate_brand_name" text NOT NULL,
	"nameplate_name" text NOT NULL,
	"engine_type" text[] DEFAULT '{}' NOT NULL,
	"transmission" text DEFAULT '' NOT NULL,
	"financing_options" text[] DEFAULT '{}' NOT NULL,
	"production_year" integer,
	"model_year" integer,
	"mileage" double precision,
	"power" double precision,
	"number_of_seats" integer,
	"color" text DEFAULT '' NOT NULL,
	"color_name" text DEFAULT '' NOT NULL,
	"retailer_id" integer,
	"dealer_code" text DEFAULT '' NOT NULL,
	"currency" text NOT NULL,
	"price_hidden" boolean DEFAULT false NOT NULL,
	"msrp_price" bigint,
	"sale_price" bigint,
	"display_price" bigint,
	"monthly_price" bigint,
	"subscribe_price" bigint,
	"details" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_in" bigint NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vehicle_price" CHECK (least("vehicle"."msrp_price", "vehicle"."sale_price", "vehicle"."display_price", "vehicle"."monthly_price", "vehicle"."subscribe_price") >= 0)
);
--> statement-breakpoint
CREATE UNIQUE INDEX "company_config_key" ON "company_config" USING btree ("key","config_type");--> statement-breakpoint
CREATE UNIQUE INDEX "vehicle_feed_id" ON "vehicle" USING btree ("feed","external_id");--> statement-breakpoint
CREATE INDEX "vehicle_changed_in" ON "vehicle" USING btree ("changed_in");--> statement-breakpoint
CREATE INDEX "vehicle_vin" ON "vehicle" USING btree ("vin");--> statement-breakpoint
CREATE INDEX "vehicle_config_url" ON "vehicle" USING btree ("config_url");--> statement-breakpoint
CREATE INDEX "vehicle_model" ON "vehicle" USING btree ("nameplate_brand_name","nameplate_name");--> statement-breakpoint
CREATE INDEX "vehicle_dealer" ON "vehicle" USING btree ("dealer_code");--> statement-breakpoint
CREATE INDEX "vehicle_created" ON "vehicle" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "vehicle_display_price" ON "vehicle" USING btree ("display_price","id");--> statement-breakpoint
-- Details are read for one vehicle at a time: kept apart, the rows that searches scan stay small.
ALTER TABLE "vehicle" SET (toast_tuple_target = 128);
