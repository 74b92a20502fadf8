CREATE TABLE "speed_count" (
	"day" date NOT NULL,
	"page_type" text NOT NULL,
	"device" text NOT NULL,
	"metric" text NOT NULL,
	"bucket" smallint NOT NULL,
	"visits" integer NOT NULL,
	CONSTRAINT "speed_count_day_page_type_device_metric_bucket_pk" PRIMARY KEY("day","page_type","device","metric","bucket"),
	CONSTRAINT "speed_count_visits" CHECK ("speed_count"."visits" > 0)
);
