-- Whether questions of a signed-in person's assessment open with a suggestion. Everybody's do until they turn it off.
ALTER TABLE "users" ADD COLUMN "suggestions" BOOLEAN NOT NULL DEFAULT true;
