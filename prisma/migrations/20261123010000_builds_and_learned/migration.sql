-- The builds that servers have lately run, and what browsers load of them, so that any server has it for pages of any
-- other (docs/decisions/084).
CREATE TABLE "builds" (
  "id" VARCHAR(64) PRIMARY KEY,
  "started_at" TIMESTAMPTZ(3) NOT NULL DEFAULT now()
);

CREATE TABLE "build_files" (
  "path" VARCHAR(255) NOT NULL,
  "build_id" VARCHAR(64) NOT NULL REFERENCES "builds" ("id") ON DELETE CASCADE ON UPDATE CASCADE,
  "body" BYTEA NOT NULL,
  "signature" VARCHAR(64) NOT NULL,
  PRIMARY KEY ("path", "build_id")
);

-- Until which sitting servers have learned, so that all of them learn from the same people (docs/decisions/083).
CREATE TABLE "learned" (
  "what" VARCHAR(40) PRIMARY KEY,
  "until" TIMESTAMPTZ(3) NOT NULL
);
