CREATE TABLE "presence" (
	"document" text NOT NULL,
	"tab" text NOT NULL,
	"staff_id" text NOT NULL,
	"name" text NOT NULL,
	"part" text DEFAULT '' NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "presence_document_tab_pk" PRIMARY KEY("document","tab")
);
--> statement-breakpoint
CREATE INDEX "presence_seen_at" ON "presence" USING btree ("seen_at");