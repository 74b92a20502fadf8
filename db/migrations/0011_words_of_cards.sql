-- The card of a vehicle has its words once. Texts that staff gave them move along; where blocks differed, the standard locator's counts.
INSERT INTO "translation" ("language", "key", "text")
SELECT DISTINCT ON ("language", "moved"."new_key") "language", "moved"."new_key", "text"
FROM "translation"
JOIN (VALUES
  ('save', 'showroom.save_car'),
  ('noPicture', 'showroom.picture_to_follow'),
  ('oldPrice', 'showroom.price_before'),
  ('disclaimer', 'showroom.price_note'),
  ('breakdown', 'showroom.breakdown'),
  ('driveAway', 'showroom.drive_away'),
  ('onTheRoad', 'showroom.on_the_road')
) AS "moved" ("old_key", "new_key") ON "key" IN ('stock_locator.' || "old_key", 'stock_locator_overseas.' || "old_key", 'stock_locator_carousel.' || "old_key")
ORDER BY "language", "moved"."new_key", length("key")
ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM "translation"
WHERE "key" ~ '^stock_locator(_overseas|_carousel)?[.](save|noPicture|oldPrice|disclaimer|breakdown|driveAway|onTheRoad)$';
