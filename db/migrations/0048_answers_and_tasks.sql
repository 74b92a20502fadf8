CREATE TABLE "answer_template" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"subject_ar" text DEFAULT '' NOT NULL,
	"text_ar" text DEFAULT '' NOT NULL,
	"subject_en" text DEFAULT '' NOT NULL,
	"text_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "lead_task" (
	"id" serial PRIMARY KEY NOT NULL,
	"lead_id" integer NOT NULL,
	"text" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"owner_id" integer,
	"created_by" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp (3) with time zone,
	"done_by" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_task" ADD CONSTRAINT "lead_task_lead_id_lead_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."lead"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_task_of" ON "lead_task" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "lead_task_due" ON "lead_task" USING btree ("due_at") WHERE done_at is null;--> statement-breakpoint
CREATE INDEX "lead_waiting" ON "lead" USING btree ("due_at","id") WHERE state = 'new' and merged_into is null;--> statement-breakpoint
CREATE INDEX "vehicle_incomplete" ON "vehicle" USING btree ("id") WHERE is_published and (coalesce(details -> 'photos', '[]'::jsonb) = '[]'::jsonb or (not price_hidden and coalesce(display_price, 0) <= 0 and coalesce(monthly_price, 0) <= 0 and coalesce(subscribe_price, 0) <= 0));