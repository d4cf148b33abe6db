-- Every result names the calibration that its scorer used (docs/decisions/092). Earlier scorers had none.
ALTER TABLE "assessments" ADD COLUMN "calibration" VARCHAR(24) NOT NULL DEFAULT 'none';
