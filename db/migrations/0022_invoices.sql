CREATE TABLE "invoice" (
	"id" serial PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"sequence" integer NOT NULL,
	"number" text NOT NULL,
	"reference" text NOT NULL,
	"occasion" text NOT NULL,
	"corrects_id" integer,
	"total_minor" bigint NOT NULL,
	"currency" text NOT NULL,
	"facts" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"document" "bytea",
	CONSTRAINT "invoice_number_unique" UNIQUE("number"),
	CONSTRAINT "invoice_occasion_unique" UNIQUE("occasion"),
	CONSTRAINT "invoice_sequence" UNIQUE("kind","year","sequence")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_kind_year_pk" PRIMARY KEY("kind","year")
);
--> statement-breakpoint
CREATE TABLE "mailbox_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"mail_id" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"bytes" "bytea" NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_file" ADD CONSTRAINT "mailbox_file_mail_id_mailbox_mail_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mailbox_mail"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invoice_reference" ON "invoice" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "mailbox_file_of" ON "mailbox_file" USING btree ("mail_id");