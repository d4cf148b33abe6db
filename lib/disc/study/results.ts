/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
  "seed": 20261121,
  "formVersion": "2026-11",
  "scorerVersion": "logit-2",
  "people": 20000,
  "worlds": 40,
  "forms": {
    "shipped": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8703,
            "I": 0.8754,
            "S": 0.8706,
            "C": 0.8734
          },
          "pooledRecovery": 0.8698,
          "rightPrimary": 0.8339,
          "samePrimary": 0.7786,
          "rightStyle": 0.5495,
          "elevation": 0.8268
        },
        "minmax": {
          "recovery": {
            "D": 0.7292,
            "I": 0.737,
            "S": 0.7326,
            "C": 0.7337
          },
          "pooledRecovery": 0.7315,
          "rightPrimary": 0.8339,
          "samePrimary": 0.7786,
          "rightStyle": 0.5742,
          "elevation": -0.0206
        },
        "logit": {
          "recovery": {
            "D": 0.9205,
            "I": 0.9228,
            "S": 0.9187,
            "C": 0.9207
          },
          "pooledRecovery": 0.916,
          "rightPrimary": 0.8342,
          "samePrimary": 0.7786,
          "rightStyle": 0.6278,
          "elevation": 0.8272
        }
      },
      "coverage": {
        "plain": 0.9231,
        "widened": 0.9483,
        "perLetter": {
          "D": 0.9444,
          "I": 0.9521,
          "S": 0.9466,
          "C": 0.9501
        }
      },
      "neededWidening": 1.1077,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 1071,
          "stated": 0.4487,
          "right": 0.4416
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 2037,
          "stated": 0.5518,
          "right": 0.5709
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 1907,
          "stated": 0.6501,
          "right": 0.6418
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2270,
          "stated": 0.7499,
          "right": 0.7581
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2817,
          "stated": 0.8524,
          "right": 0.8566
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 1994,
          "stated": 0.9263,
          "right": 0.9373
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 7904,
          "stated": 0.9881,
          "right": 0.9895
        }
      ],
      "unsure": {
        "share": 0.3643,
        "right": 0.6288
      },
      "careless": {
        "cut": -1.2674,
        "blind": 0.7895,
        "halfBlind": 0.3248,
        "learned": {
          "50": {
            "blind": 0.9773,
            "halfBlind": 0.6324,
            "atLimit": {
              "honest": 0.0461,
              "blind": 0.974,
              "halfBlind": 0.6136
            }
          },
          "500": {
            "blind": 0.9884,
            "halfBlind": 0.6888,
            "atLimit": {
              "honest": 0.0359,
              "blind": 0.9781,
              "halfBlind": 0.6131
            }
          }
        },
        "known": {
          "blind": 0.994,
          "halfBlind": 0.77
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0105,
        "notHighest": 0.0109
      },
      "anyOdd": 0.0407
    },
    "unreversed": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8176,
            "I": 0.8252,
            "S": 0.8204,
            "C": 0.8224
          },
          "pooledRecovery": 0.8194,
          "rightPrimary": 0.8419,
          "samePrimary": 0.7847,
          "rightStyle": 0.5609,
          "elevation": null
        },
        "minmax": {
          "recovery": {
            "D": 0.734,
            "I": 0.7421,
            "S": 0.7391,
            "C": 0.7372
          },
          "pooledRecovery": 0.7365,
          "rightPrimary": 0.8419,
          "samePrimary": 0.7847,
          "rightStyle": 0.5834,
          "elevation": 0.0036
        },
        "logit": {
          "recovery": {
            "D": 0.8215,
            "I": 0.829,
            "S": 0.8232,
            "C": 0.8264
          },
          "pooledRecovery": 0.8229,
          "rightPrimary": 0.8411,
          "samePrimary": 0.7839,
          "rightStyle": 0.5948,
          "elevation": null
        }
      },
      "coverage": {
        "plain": 0.9443,
        "widened": 0.9644,
        "perLetter": {
          "D": 0.9606,
          "I": 0.9671,
          "S": 0.964,
          "C": 0.9658
        }
      },
      "neededWidening": 1.0236,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 941,
          "stated": 0.4469,
          "right": 0.4368
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 1912,
          "stated": 0.551,
          "right": 0.5476
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 1987,
          "stated": 0.6501,
          "right": 0.6623
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2064,
          "stated": 0.7491,
          "right": 0.767
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2806,
          "stated": 0.8514,
          "right": 0.8514
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 1926,
          "stated": 0.9279,
          "right": 0.9315
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 8364,
          "stated": 0.9891,
          "right": 0.9901
        }
      ],
      "unsure": {
        "share": 0.3452,
        "right": 0.6311
      },
      "careless": {
        "cut": -1.293,
        "blind": 0.7596,
        "halfBlind": 0.2771,
        "learned": {
          "50": {
            "blind": 0.9759,
            "halfBlind": 0.605,
            "atLimit": {
              "honest": 0.0513,
              "blind": 0.9769,
              "halfBlind": 0.611
            }
          },
          "500": {
            "blind": 0.9871,
            "halfBlind": 0.6566,
            "atLimit": {
              "honest": 0.0403,
              "blind": 0.9821,
              "halfBlind": 0.6122
            }
          }
        },
        "known": {
          "blind": 0.994,
          "halfBlind": 0.736
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0089,
        "notHighest": 0.0082
      },
      "anyOdd": 0.0463
    }
  },
  "priors": [
    {
      "population": "unrelated",
      "prior": "unrelated",
      "recovery": 0.9207,
      "rightPrimary": 0.8342,
      "elevation": 0.8272,
      "coverage": 0.9483
    },
    {
      "population": "unrelated",
      "prior": "opposed",
      "recovery": 0.9168,
      "rightPrimary": 0.834,
      "elevation": 0.8259,
      "coverage": 0.9245
    },
    {
      "population": "opposed",
      "prior": "unrelated",
      "recovery": 0.9219,
      "rightPrimary": 0.831,
      "elevation": 0.7278,
      "coverage": 0.9528
    },
    {
      "population": "opposed",
      "prior": "opposed",
      "recovery": 0.9262,
      "rightPrimary": 0.8323,
      "elevation": 0.7281,
      "coverage": 0.9481
    }
  ]
}
