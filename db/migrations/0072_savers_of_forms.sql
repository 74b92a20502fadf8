ALTER TABLE "form" ADD COLUMN "updated_by" text DEFAULT '' NOT NULL;
