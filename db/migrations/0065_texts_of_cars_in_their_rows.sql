-- Only the details of a vehicle are kept apart from its row. With the smaller target every text of more than 24 bytes was, and a search of staff fetched the folded
-- text of each row from there. Rows that are there already follow when they are next written.
ALTER TABLE "vehicle" SET (toast_tuple_target = 512);--> statement-breakpoint
ALTER TABLE "vehicle"
  ALTER COLUMN "folded_text" SET STORAGE MAIN,
  ALTER COLUMN "external_id" SET STORAGE MAIN,
  ALTER COLUMN "publication_lists" SET STORAGE MAIN,
  ALTER COLUMN "order_number" SET STORAGE MAIN,
  ALTER COLUMN "config_url" SET STORAGE MAIN,
  ALTER COLUMN "nameplate_brand_name" SET STORAGE MAIN,
  ALTER COLUMN "nameplate_name" SET STORAGE MAIN,
  ALTER COLUMN "financing_options" SET STORAGE MAIN,
  ALTER COLUMN "color_name" SET STORAGE MAIN,
  ALTER COLUMN "dealer_code" SET STORAGE MAIN;
