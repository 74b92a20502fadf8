CREATE TABLE "lead" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"form_version" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"attributes" jsonb NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"locale" text NOT NULL,
	"page_url" text DEFAULT '' NOT NULL,
	"source" text DEFAULT '' NOT NULL,
	"retailer_id" integer,
	"owner_id" integer,
	"suspicions" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_consent" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"field" text NOT NULL,
	"text" text NOT NULL,
	"version" integer NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"given_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_event" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"type" text NOT NULL,
	"detail" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"actor" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_export" (
	"id" serial PRIMARY KEY NOT NULL,
	"form_id" integer NOT NULL,
	"format" text NOT NULL,
	"filters" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"rows_count" integer DEFAULT 0 NOT NULL,
	"rows_total" integer DEFAULT 0 NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	"alive_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"field" text NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"storage_key" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_garbage" (
	"storage_key" text PRIMARY KEY NOT NULL,
	"since" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_consent" ADD CONSTRAINT "lead_consent_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_event" ADD CONSTRAINT "lead_event_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lead_file" ADD CONSTRAINT "lead_file_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "lead_key" ON "lead" USING btree ("form_id","key");--> statement-breakpoint
CREATE INDEX "lead_created" ON "lead" USING btree ("form_id","created_at");--> statement-breakpoint
CREATE INDEX "lead_state" ON "lead" USING btree ("state","created_at");--> statement-breakpoint
CREATE INDEX "lead_retailer" ON "lead" USING btree ("retailer_id","created_at") WHERE retailer_id is not null;--> statement-breakpoint
CREATE INDEX "lead_email" ON "lead" USING btree ("email") WHERE email <> '';--> statement-breakpoint
CREATE INDEX "lead_phone" ON "lead" USING btree ("phone") WHERE phone <> '';--> statement-breakpoint
CREATE INDEX "lead_consent_of" ON "lead_consent" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_event_of" ON "lead_event" USING btree ("lead_id","id");--> statement-breakpoint
CREATE INDEX "lead_export_form" ON "lead_export" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "lead_export_created" ON "lead_export" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "lead_file_of" ON "lead_file" USING btree ("lead_id");--> statement-breakpoint
ALTER TABLE "lead" ADD CONSTRAINT "lead_form_version_fk" FOREIGN KEY ("form_id","form_version") REFERENCES "form_version"("form_id","version");--> statement-breakpoint
ALTER TABLE "lead_export" ADD CONSTRAINT "lead_export_form_fk" FOREIGN KEY ("form_id") REFERENCES "form"("id") ON DELETE cascade;
