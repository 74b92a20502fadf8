CREATE TABLE "invoice_seller_series" (
	"series" text NOT NULL,
	"kind" text NOT NULL,
	"year" integer NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_seller_series_series_kind_year_pk" PRIMARY KEY("series","kind","year")
);
--> statement-breakpoint
ALTER TABLE "invoice" DROP CONSTRAINT "invoice_sequence";--> statement-breakpoint
ALTER TABLE "invoice" ADD COLUMN "series" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoice" ADD CONSTRAINT "invoice_series_sequence" UNIQUE("series","kind","year","sequence");