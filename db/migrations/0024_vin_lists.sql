CREATE TABLE "listed_vin" (
	"id" serial PRIMARY KEY NOT NULL,
	"list" text NOT NULL,
	"vin" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "listed_vin_list_vin" UNIQUE("list","vin")
);
--> statement-breakpoint
CREATE TABLE "map_package" (
	"id" serial PRIMARY KEY NOT NULL,
	"vin" text NOT NULL,
	"vehicle_name" text NOT NULL,
	"map_region" text NOT NULL,
	"map_version" text NOT NULL,
	"size_gb" double precision NOT NULL,
	"download_url" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "map_package_vin_unique" UNIQUE("vin")
);
--> statement-breakpoint
CREATE INDEX "listed_vin_vin" ON "listed_vin" USING btree ("vin");