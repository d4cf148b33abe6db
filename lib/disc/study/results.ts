/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
  "seed": 20261121,
  "formVersion": "2026-12",
  "scorerVersion": "logit-2",
  "people": 20000,
  "worlds": 40,
  "forms": {
    "shipped": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8958,
            "I": 0.8949,
            "S": 0.8925,
            "C": 0.8927
          },
          "pooledRecovery": 0.8899,
          "rightPrimary": 0.8287,
          "samePrimary": 0.7749,
          "rightStyle": 0.5485,
          "elevation": 0.8726
        },
        "minmax": {
          "recovery": {
            "D": 0.733,
            "I": 0.7326,
            "S": 0.7283,
            "C": 0.7314
          },
          "pooledRecovery": 0.7291,
          "rightPrimary": 0.8287,
          "samePrimary": 0.7749,
          "rightStyle": 0.573,
          "elevation": -0.0302
        },
        "logit": {
          "recovery": {
            "D": 0.931,
            "I": 0.9308,
            "S": 0.9292,
            "C": 0.9293
          },
          "pooledRecovery": 0.9247,
          "rightPrimary": 0.8279,
          "samePrimary": 0.7725,
          "rightStyle": 0.6257,
          "elevation": 0.8742
        }
      },
      "coverage": {
        "plain": 0.9216,
        "widened": 0.9465,
        "perLetter": {
          "D": 0.9479,
          "I": 0.947,
          "S": 0.9428,
          "C": 0.9483
        }
      },
      "neededWidening": 1.1185,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 1002,
          "stated": 0.4438,
          "right": 0.4261
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 2047,
          "stated": 0.5517,
          "right": 0.5735
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 2074,
          "stated": 0.6501,
          "right": 0.6374
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2277,
          "stated": 0.7503,
          "right": 0.7413
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2848,
          "stated": 0.8534,
          "right": 0.855
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 1997,
          "stated": 0.9257,
          "right": 0.9264
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 7755,
          "stated": 0.9873,
          "right": 0.9879
        }
      ],
      "unsure": {
        "share": 0.37,
        "right": 0.6231
      },
      "careless": {
        "cut": -1.2782,
        "blind": 0.8133,
        "halfBlind": 0.3471,
        "learned": {
          "50": {
            "blind": 0.9802,
            "halfBlind": 0.6542,
            "atLimit": {
              "honest": 0.0453,
              "blind": 0.9767,
              "halfBlind": 0.6297
            }
          },
          "500": {
            "blind": 0.989,
            "halfBlind": 0.7017,
            "atLimit": {
              "honest": 0.0356,
              "blind": 0.9809,
              "halfBlind": 0.6307
            }
          }
        },
        "known": {
          "blind": 0.995,
          "halfBlind": 0.778
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0097,
        "notHighest": 0.0101
      },
      "anyOdd": 0.0398
    },
    "unreversed": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8229,
            "I": 0.8233,
            "S": 0.8201,
            "C": 0.8195
          },
          "pooledRecovery": 0.8187,
          "rightPrimary": 0.8354,
          "samePrimary": 0.7839,
          "rightStyle": 0.5568,
          "elevation": null
        },
        "minmax": {
          "recovery": {
            "D": 0.7391,
            "I": 0.7403,
            "S": 0.7357,
            "C": 0.737
          },
          "pooledRecovery": 0.7361,
          "rightPrimary": 0.8354,
          "samePrimary": 0.7839,
          "rightStyle": 0.5786,
          "elevation": 0.0031
        },
        "logit": {
          "recovery": {
            "D": 0.8271,
            "I": 0.8268,
            "S": 0.8235,
            "C": 0.8225
          },
          "pooledRecovery": 0.8222,
          "rightPrimary": 0.8347,
          "samePrimary": 0.7808,
          "rightStyle": 0.5893,
          "elevation": null
        }
      },
      "coverage": {
        "plain": 0.9444,
        "widened": 0.9639,
        "perLetter": {
          "D": 0.9659,
          "I": 0.964,
          "S": 0.9614,
          "C": 0.9644
        }
      },
      "neededWidening": 1.025,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 974,
          "stated": 0.4462,
          "right": 0.4394
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 1766,
          "stated": 0.5496,
          "right": 0.5504
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 1990,
          "stated": 0.651,
          "right": 0.6261
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2138,
          "stated": 0.7492,
          "right": 0.7371
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2771,
          "stated": 0.8522,
          "right": 0.8466
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 1968,
          "stated": 0.9276,
          "right": 0.9289
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 8393,
          "stated": 0.9888,
          "right": 0.9886
        }
      ],
      "unsure": {
        "share": 0.3434,
        "right": 0.6147
      },
      "careless": {
        "cut": -1.2909,
        "blind": 0.7686,
        "halfBlind": 0.2745,
        "learned": {
          "50": {
            "blind": 0.9753,
            "halfBlind": 0.6066,
            "atLimit": {
              "honest": 0.051,
              "blind": 0.9764,
              "halfBlind": 0.6111
            }
          },
          "500": {
            "blind": 0.9876,
            "halfBlind": 0.6542,
            "atLimit": {
              "honest": 0.0415,
              "blind": 0.9822,
              "halfBlind": 0.6118
            }
          }
        },
        "known": {
          "blind": 0.993,
          "halfBlind": 0.752
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0088,
        "notHighest": 0.008
      },
      "anyOdd": 0.047
    }
  },
  "priors": [
    {
      "population": "unrelated",
      "prior": "unrelated",
      "recovery": 0.9301,
      "rightPrimary": 0.8279,
      "elevation": 0.8742,
      "coverage": 0.9465
    },
    {
      "population": "unrelated",
      "prior": "opposed",
      "recovery": 0.9269,
      "rightPrimary": 0.8276,
      "elevation": 0.8734,
      "coverage": 0.928
    },
    {
      "population": "opposed",
      "prior": "unrelated",
      "recovery": 0.9308,
      "rightPrimary": 0.8295,
      "elevation": 0.8001,
      "coverage": 0.9488
    },
    {
      "population": "opposed",
      "prior": "opposed",
      "recovery": 0.9344,
      "rightPrimary": 0.8348,
      "elevation": 0.8012,
      "coverage": 0.9478
    }
  ]
}
