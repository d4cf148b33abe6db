// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a figure may happen to look like a constant
/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
  "seed": 20261121,
  "formVersion": "2026-11",
  "scorerVersion": "logit-3",
  "people": 10000,
  "worlds": 20,
  "forms": {
    "shipped": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8708,
            "I": 0.873,
            "S": 0.8692,
            "C": 0.8751
          },
          "pooledRecovery": 0.8696,
          "rightPrimary": 0.837,
          "samePrimary": 0.7846,
          "rightStyle": 0.5528,
          "elevation": 0.8228
        },
        "minmax": {
          "recovery": {
            "D": 0.7299,
            "I": 0.7332,
            "S": 0.7311,
            "C": 0.7347
          },
          "pooledRecovery": 0.7304,
          "rightPrimary": 0.837,
          "samePrimary": 0.7846,
          "rightStyle": 0.5747,
          "elevation": -0.0287
        },
        "logit": {
          "recovery": {
            "D": 0.9196,
            "I": 0.9197,
            "S": 0.9162,
            "C": 0.9196
          },
          "pooledRecovery": 0.915,
          "rightPrimary": 0.8374,
          "samePrimary": 0.7848,
          "rightStyle": 0.628,
          "elevation": 0.8233
        }
      },
      "coverage": {
        "plain": 0.9728,
        "widened": 0.9859,
        "perLetter": {
          "D": 0.9854,
          "I": 0.9879,
          "S": 0.985,
          "C": 0.9851
        }
      },
      "neededWidening": 0.8946,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 553,
          "stated": 0.4467,
          "right": 0.4521
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 1066,
          "stated": 0.5519,
          "right": 0.5741
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 997,
          "stated": 0.6507,
          "right": 0.664
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 1152,
          "stated": 0.7489,
          "right": 0.7674
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 1441,
          "stated": 0.8517,
          "right": 0.8744
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 1037,
          "stated": 0.926,
          "right": 0.947
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 3754,
          "stated": 0.9875,
          "right": 0.992
        }
      ],
      "unsure": {
        "share": 0.3768,
        "right": 0.6391
      },
      "careless": {
        "cut": -0.8939,
        "blind": 0.7901,
        "halfBlind": 0.3168,
        "learned": {
          "50": {
            "blind": 0.9772,
            "halfBlind": 0.616,
            "atLimit": {
              "honest": 0.0244,
              "blind": 0.928,
              "halfBlind": 0.4316
            }
          },
          "500": {
            "blind": 0.9873,
            "halfBlind": 0.6657,
            "atLimit": {
              "honest": 0.0199,
              "blind": 0.9434,
              "halfBlind": 0.443
            }
          }
        },
        "known": {
          "blind": 0.992,
          "halfBlind": 0.73
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0075,
        "notHighest": 0.0076
      },
      "anyOdd": 0.0194
    },
    "unreversed": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8182,
            "I": 0.8219,
            "S": 0.8192,
            "C": 0.8263
          },
          "pooledRecovery": 0.8192,
          "rightPrimary": 0.8477,
          "samePrimary": 0.7916,
          "rightStyle": 0.5639,
          "elevation": null
        },
        "minmax": {
          "recovery": {
            "D": 0.7349,
            "I": 0.7359,
            "S": 0.7377,
            "C": 0.739
          },
          "pooledRecovery": 0.735,
          "rightPrimary": 0.8477,
          "samePrimary": 0.7916,
          "rightStyle": 0.586,
          "elevation": -0.0081
        },
        "logit": {
          "recovery": {
            "D": 0.8221,
            "I": 0.8261,
            "S": 0.8219,
            "C": 0.8303
          },
          "pooledRecovery": 0.8228,
          "rightPrimary": 0.8466,
          "samePrimary": 0.7918,
          "rightStyle": 0.5958,
          "elevation": null
        }
      },
      "coverage": {
        "plain": 0.957,
        "widened": 0.9747,
        "perLetter": {
          "D": 0.9721,
          "I": 0.9761,
          "S": 0.9741,
          "C": 0.9764
        }
      },
      "neededWidening": 0.972,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 490,
          "stated": 0.4444,
          "right": 0.4408
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 1006,
          "stated": 0.5503,
          "right": 0.5726
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 1062,
          "stated": 0.6506,
          "right": 0.6855
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 1054,
          "stated": 0.7532,
          "right": 0.7903
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 1349,
          "stated": 0.8506,
          "right": 0.8643
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 999,
          "stated": 0.9258,
          "right": 0.9399
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 4040,
          "stated": 0.9882,
          "right": 0.9921
        }
      ],
      "unsure": {
        "share": 0.3612,
        "right": 0.6514
      },
      "careless": {
        "cut": -0.9675,
        "blind": 0.7546,
        "halfBlind": 0.2705,
        "learned": {
          "50": {
            "blind": 0.976,
            "halfBlind": 0.5811,
            "atLimit": {
              "honest": 0.0369,
              "blind": 0.949,
              "halfBlind": 0.4568
            }
          },
          "500": {
            "blind": 0.9872,
            "halfBlind": 0.6332,
            "atLimit": {
              "honest": 0.032,
              "blind": 0.9603,
              "halfBlind": 0.4706
            }
          }
        },
        "known": {
          "blind": 0.982,
          "halfBlind": 0.692
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0055,
        "notHighest": 0.0054
      },
      "anyOdd": 0.0222
    }
  },
  "kinds": [
    {
      "kind": "kind",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9266,
      "after50": {
        "honest": 0.0225,
        "blind": 0.9355,
        "skim": 0.3017
      },
      "stages": {
        "first": {
          "recovery": 0.9198,
          "coverage": 0.9855,
          "chanceError": 0.0175,
          "worstBin": 0.0707,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 155,
              "stated": 0.4462,
              "right": 0.4065
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 299,
              "stated": 0.5528,
              "right": 0.5652
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 278,
              "stated": 0.6487,
              "right": 0.7194
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 323,
              "stated": 0.75,
              "right": 0.7771
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 365,
              "stated": 0.8513,
              "right": 0.8521
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 233,
              "stated": 0.9271,
              "right": 0.9399
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1015,
              "stated": 0.9871,
              "right": 0.9921
            }
          ],
          "rightPrimary": 0.8321,
          "samePrimary": 0.7702,
          "rightStyle": 0.6241,
          "sameStyle": 0.5971,
          "noticed": {
            "honest": 0.0247,
            "blind": 0.5712,
            "skim": 0.5292
          }
        },
        "after200": {
          "recovery": 0.9214,
          "coverage": 0.9626,
          "chanceError": 0.0185,
          "worstBin": 0.0397,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 140,
              "stated": 0.446,
              "right": 0.4857
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 260,
              "stated": 0.5528,
              "right": 0.5731
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 285,
              "stated": 0.6518,
              "right": 0.6807
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 295,
              "stated": 0.7509,
              "right": 0.7695
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 357,
              "stated": 0.8525,
              "right": 0.888
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 246,
              "stated": 0.9273,
              "right": 0.8943
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1085,
              "stated": 0.9889,
              "right": 0.9926
            }
          ],
          "rightPrimary": 0.8441,
          "samePrimary": 0.762,
          "rightStyle": 0.6466,
          "sameStyle": 0.5645,
          "noticed": {
            "honest": 0.0409,
            "blind": 0.973,
            "skim": 0.69
          }
        },
        "after1000": {
          "recovery": 0.926,
          "coverage": 0.9632,
          "chanceError": 0.0163,
          "worstBin": 0.0805,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 122,
              "stated": 0.4439,
              "right": 0.4836
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 249,
              "stated": 0.5525,
              "right": 0.5382
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 277,
              "stated": 0.6524,
              "right": 0.7329
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 297,
              "stated": 0.75,
              "right": 0.7441
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 380,
              "stated": 0.853,
              "right": 0.8421
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 239,
              "stated": 0.9275,
              "right": 0.9372
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1104,
              "stated": 0.9886,
              "right": 0.9928
            }
          ],
          "rightPrimary": 0.846,
          "samePrimary": 0.7669,
          "rightStyle": 0.6484,
          "sameStyle": 0.5731,
          "noticed": {
            "honest": 0.0446,
            "blind": 0.9824,
            "skim": 0.7537
          }
        }
      }
    },
    {
      "kind": "weak",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.8667,
      "after50": {
        "honest": 0.1061,
        "blind": 0.9277,
        "skim": 0.2691
      },
      "stages": {
        "first": {
          "recovery": 0.8591,
          "coverage": 0.9339,
          "chanceError": 0.0119,
          "worstBin": 0.0364,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 285,
              "stated": 0.4373,
              "right": 0.4737
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 402,
              "stated": 0.5502,
              "right": 0.5622
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 375,
              "stated": 0.6506,
              "right": 0.6373
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 375,
              "stated": 0.7515,
              "right": 0.7387
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 411,
              "stated": 0.8507,
              "right": 0.8418
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 237,
              "stated": 0.9243,
              "right": 0.9283
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 583,
              "stated": 0.9829,
              "right": 0.9794
            }
          ],
          "rightPrimary": 0.7549,
          "samePrimary": 0.6739,
          "rightStyle": 0.5364,
          "sameStyle": 0.5334,
          "noticed": {
            "honest": 0.0828,
            "blind": 0.5791,
            "skim": 0.5472
          }
        },
        "after200": {
          "recovery": 0.8591,
          "coverage": 0.974,
          "chanceError": 0.0162,
          "worstBin": 0.0416,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 284,
              "stated": 0.4399,
              "right": 0.4014
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 398,
              "stated": 0.5489,
              "right": 0.5905
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 399,
              "stated": 0.6486,
              "right": 0.6316
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 363,
              "stated": 0.7534,
              "right": 0.7493
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 415,
              "stated": 0.8519,
              "right": 0.8506
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 257,
              "stated": 0.9248,
              "right": 0.9377
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 552,
              "stated": 0.9827,
              "right": 0.9891
            }
          ],
          "rightPrimary": 0.7545,
          "samePrimary": 0.6634,
          "rightStyle": 0.5409,
          "sameStyle": 0.5217,
          "noticed": {
            "honest": 0.0367,
            "blind": 0.8351,
            "skim": 0.2699
          }
        },
        "after1000": {
          "recovery": 0.8646,
          "coverage": 0.9683,
          "chanceError": 0.01,
          "worstBin": 0.047,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 272,
              "stated": 0.4383,
              "right": 0.4853
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 395,
              "stated": 0.5508,
              "right": 0.5519
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 353,
              "stated": 0.6472,
              "right": 0.6459
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 381,
              "stated": 0.7481,
              "right": 0.7612
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 430,
              "stated": 0.8535,
              "right": 0.8628
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 262,
              "stated": 0.9268,
              "right": 0.9351
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 575,
              "stated": 0.9828,
              "right": 0.9861
            }
          ],
          "rightPrimary": 0.7687,
          "samePrimary": 0.6799,
          "rightStyle": 0.5476,
          "sameStyle": 0.5225,
          "noticed": {
            "honest": 0.0431,
            "blind": 0.8778,
            "skim": 0.3362
          }
        }
      }
    },
    {
      "kind": "real",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.8691,
      "after50": {
        "honest": 0.0588,
        "blind": 0.9906,
        "skim": 0.3216
      },
      "stages": {
        "first": {
          "recovery": 0.8601,
          "coverage": 0.9238,
          "chanceError": 0.0107,
          "worstBin": 0.0244,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 273,
              "stated": 0.4386,
              "right": 0.4322
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 394,
              "stated": 0.5492,
              "right": 0.5457
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 370,
              "stated": 0.6501,
              "right": 0.6541
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 383,
              "stated": 0.7501,
              "right": 0.7728
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 442,
              "stated": 0.8517,
              "right": 0.8439
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 260,
              "stated": 0.9282,
              "right": 0.9038
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 546,
              "stated": 0.9805,
              "right": 0.9707
            }
          ],
          "rightPrimary": 0.753,
          "samePrimary": 0.687,
          "rightStyle": 0.5236,
          "sameStyle": 0.521,
          "noticed": {
            "honest": 0.0851,
            "blind": 0.5708,
            "skim": 0.5603
          }
        },
        "after200": {
          "recovery": 0.8613,
          "coverage": 0.9662,
          "chanceError": 0.0161,
          "worstBin": 0.0459,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 257,
              "stated": 0.4448,
              "right": 0.4241
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 360,
              "stated": 0.5509,
              "right": 0.5333
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 363,
              "stated": 0.6526,
              "right": 0.6804
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 381,
              "stated": 0.752,
              "right": 0.7979
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 450,
              "stated": 0.8528,
              "right": 0.86
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 285,
              "stated": 0.9263,
              "right": 0.9263
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 572,
              "stated": 0.9818,
              "right": 0.9808
            }
          ],
          "rightPrimary": 0.7736,
          "samePrimary": 0.6792,
          "rightStyle": 0.5439,
          "sameStyle": 0.5337,
          "noticed": {
            "honest": 0.0499,
            "blind": 0.9903,
            "skim": 0.3677
          }
        },
        "after1000": {
          "recovery": 0.8678,
          "coverage": 0.9649,
          "chanceError": 0.0177,
          "worstBin": 0.0339,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 220,
              "stated": 0.4358,
              "right": 0.4136
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 375,
              "stated": 0.5512,
              "right": 0.5173
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 351,
              "stated": 0.6503,
              "right": 0.6781
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 374,
              "stated": 0.7511,
              "right": 0.7834
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 452,
              "stated": 0.8519,
              "right": 0.8606
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 288,
              "stated": 0.9246,
              "right": 0.9306
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 608,
              "stated": 0.9819,
              "right": 0.9852
            }
          ],
          "rightPrimary": 0.7766,
          "samePrimary": 0.6829,
          "rightStyle": 0.5521,
          "sameStyle": 0.5382,
          "noticed": {
            "honest": 0.0487,
            "blind": 0.9929,
            "skim": 0.4299
          }
        }
      }
    },
    {
      "kind": "opposed",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9296,
      "after50": {
        "honest": 0.021,
        "blind": 0.907,
        "skim": 0.2654
      },
      "stages": {
        "first": {
          "recovery": 0.9241,
          "coverage": 0.9869,
          "chanceError": 0.0164,
          "worstBin": 0.0587,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 109,
              "stated": 0.4465,
              "right": 0.4862
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 281,
              "stated": 0.5498,
              "right": 0.4911
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 278,
              "stated": 0.6477,
              "right": 0.6727
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 318,
              "stated": 0.7493,
              "right": 0.761
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 374,
              "stated": 0.8536,
              "right": 0.8556
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 254,
              "stated": 0.9261,
              "right": 0.9528
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1054,
              "stated": 0.9871,
              "right": 0.9915
            }
          ],
          "rightPrimary": 0.8347,
          "samePrimary": 0.7834,
          "rightStyle": 0.6158,
          "sameStyle": 0.5911,
          "noticed": {
            "honest": 0.0225,
            "blind": 0.569,
            "skim": 0.5978
          }
        },
        "after200": {
          "recovery": 0.9226,
          "coverage": 0.9633,
          "chanceError": 0.0112,
          "worstBin": 0.0451,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 106,
              "stated": 0.447,
              "right": 0.434
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 262,
              "stated": 0.5519,
              "right": 0.5382
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 258,
              "stated": 0.6498,
              "right": 0.6047
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 278,
              "stated": 0.7485,
              "right": 0.741
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 350,
              "stated": 0.8514,
              "right": 0.8314
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 293,
              "stated": 0.9272,
              "right": 0.9386
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1121,
              "stated": 0.9886,
              "right": 0.9893
            }
          ],
          "rightPrimary": 0.8336,
          "samePrimary": 0.7819,
          "rightStyle": 0.6132,
          "sameStyle": 0.5641,
          "noticed": {
            "honest": 0.0409,
            "blind": 0.9546,
            "skim": 0.6537
          }
        },
        "after1000": {
          "recovery": 0.9293,
          "coverage": 0.9639,
          "chanceError": 0.0143,
          "worstBin": 0.0689,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 113,
              "stated": 0.4532,
              "right": 0.5221
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 250,
              "stated": 0.5498,
              "right": 0.536
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 236,
              "stated": 0.6497,
              "right": 0.5932
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 277,
              "stated": 0.7497,
              "right": 0.7653
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 344,
              "stated": 0.8549,
              "right": 0.8401
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 290,
              "stated": 0.9241,
              "right": 0.9276
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1158,
              "stated": 0.9887,
              "right": 0.9914
            }
          ],
          "rightPrimary": 0.8437,
          "samePrimary": 0.7961,
          "rightStyle": 0.6252,
          "sameStyle": 0.5772,
          "noticed": {
            "honest": 0.036,
            "blind": 0.9663,
            "skim": 0.696
          }
        }
      }
    },
    {
      "kind": "facets",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.8876,
      "after50": {
        "honest": 0.039,
        "blind": 0.9194,
        "skim": 0.2714
      },
      "stages": {
        "first": {
          "recovery": 0.8812,
          "coverage": 0.9576,
          "chanceError": 0.0447,
          "worstBin": 0.0931,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 163,
              "stated": 0.4413,
              "right": 0.4233
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 323,
              "stated": 0.5485,
              "right": 0.5263
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 292,
              "stated": 0.6532,
              "right": 0.5856
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 330,
              "stated": 0.7484,
              "right": 0.6939
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 425,
              "stated": 0.8514,
              "right": 0.7859
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 234,
              "stated": 0.9264,
              "right": 0.8333
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 901,
              "stated": 0.9875,
              "right": 0.9634
            }
          ],
          "rightPrimary": 0.7631,
          "samePrimary": 0.7635,
          "rightStyle": 0.5521,
          "sameStyle": 0.5843,
          "noticed": {
            "honest": 0.0315,
            "blind": 0.5806,
            "skim": 0.4985
          }
        },
        "after200": {
          "recovery": 0.882,
          "coverage": 0.9407,
          "chanceError": 0.0463,
          "worstBin": 0.0954,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 154,
              "stated": 0.4399,
              "right": 0.4286
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 289,
              "stated": 0.5501,
              "right": 0.5225
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 291,
              "stated": 0.6521,
              "right": 0.6357
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 306,
              "stated": 0.7506,
              "right": 0.6699
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 428,
              "stated": 0.8501,
              "right": 0.7547
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 241,
              "stated": 0.927,
              "right": 0.8423
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 959,
              "stated": 0.9877,
              "right": 0.9635
            }
          ],
          "rightPrimary": 0.771,
          "samePrimary": 0.7635,
          "rightStyle": 0.5648,
          "sameStyle": 0.5693,
          "noticed": {
            "honest": 0.0446,
            "blind": 0.9333,
            "skim": 0.5585
          }
        },
        "after1000": {
          "recovery": 0.887,
          "coverage": 0.9377,
          "chanceError": 0.0489,
          "worstBin": 0.1012,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 162,
              "stated": 0.4478,
              "right": 0.4691
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 274,
              "stated": 0.5509,
              "right": 0.5182
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 281,
              "stated": 0.6472,
              "right": 0.6192
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 316,
              "stated": 0.7515,
              "right": 0.6614
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 403,
              "stated": 0.8531,
              "right": 0.7519
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 261,
              "stated": 0.9262,
              "right": 0.8544
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 971,
              "stated": 0.9879,
              "right": 0.965
            }
          ],
          "rightPrimary": 0.7736,
          "samePrimary": 0.7635,
          "rightStyle": 0.5618,
          "sameStyle": 0.5787,
          "noticed": {
            "honest": 0.0442,
            "blind": 0.949,
            "skim": 0.6049
          }
        }
      }
    },
    {
      "kind": "lapses",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9028,
      "after50": {
        "honest": 0.0454,
        "blind": 0.9134,
        "skim": 0.2924
      },
      "stages": {
        "first": {
          "recovery": 0.8987,
          "coverage": 0.9759,
          "chanceError": 0.0124,
          "worstBin": 0.0715,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 166,
              "stated": 0.4466,
              "right": 0.5181
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 339,
              "stated": 0.5525,
              "right": 0.5605
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 286,
              "stated": 0.6494,
              "right": 0.6573
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 339,
              "stated": 0.7515,
              "right": 0.7463
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 448,
              "stated": 0.8494,
              "right": 0.8705
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 261,
              "stated": 0.9266,
              "right": 0.9387
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 829,
              "stated": 0.9852,
              "right": 0.9831
            }
          ],
          "rightPrimary": 0.8122,
          "samePrimary": 0.7384,
          "rightStyle": 0.5862,
          "sameStyle": 0.5626,
          "noticed": {
            "honest": 0.0334,
            "blind": 0.5611,
            "skim": 0.6091
          }
        },
        "after200": {
          "recovery": 0.8993,
          "coverage": 0.9695,
          "chanceError": 0.0115,
          "worstBin": 0.0463,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 169,
              "stated": 0.4427,
              "right": 0.3964
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 294,
              "stated": 0.5505,
              "right": 0.5782
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 312,
              "stated": 0.6505,
              "right": 0.6282
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 308,
              "stated": 0.7509,
              "right": 0.7565
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 448,
              "stated": 0.8515,
              "right": 0.8549
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 243,
              "stated": 0.9252,
              "right": 0.9177
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 894,
              "stated": 0.9851,
              "right": 0.9821
            }
          ],
          "rightPrimary": 0.8058,
          "samePrimary": 0.7305,
          "rightStyle": 0.5825,
          "sameStyle": 0.5543,
          "noticed": {
            "honest": 0.0334,
            "blind": 0.8823,
            "skim": 0.449
          }
        },
        "after1000": {
          "recovery": 0.9032,
          "coverage": 0.964,
          "chanceError": 0.0116,
          "worstBin": 0.0408,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 159,
              "stated": 0.4401,
              "right": 0.4277
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 294,
              "stated": 0.5506,
              "right": 0.5748
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 301,
              "stated": 0.6488,
              "right": 0.608
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 340,
              "stated": 0.7529,
              "right": 0.7588
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 386,
              "stated": 0.8514,
              "right": 0.8601
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 282,
              "stated": 0.9255,
              "right": 0.9184
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 906,
              "stated": 0.9859,
              "right": 0.9834
            }
          ],
          "rightPrimary": 0.8096,
          "samePrimary": 0.7391,
          "rightStyle": 0.5948,
          "sameStyle": 0.5517,
          "noticed": {
            "honest": 0.0367,
            "blind": 0.907,
            "skim": 0.5277
          }
        }
      }
    },
    {
      "kind": "position",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9214,
      "after50": {
        "honest": 0.0307,
        "blind": 0.919,
        "skim": 0.3182
      },
      "stages": {
        "first": {
          "recovery": 0.916,
          "coverage": 0.9862,
          "chanceError": 0.0155,
          "worstBin": 0.0387,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 163,
              "stated": 0.4359,
              "right": 0.4172
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 308,
              "stated": 0.5498,
              "right": 0.5292
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 242,
              "stated": 0.6491,
              "right": 0.686
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 355,
              "stated": 0.7475,
              "right": 0.7606
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 406,
              "stated": 0.8522,
              "right": 0.8695
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 258,
              "stated": 0.9264,
              "right": 0.9651
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 936,
              "stated": 0.9856,
              "right": 0.9872
            }
          ],
          "rightPrimary": 0.822,
          "samePrimary": 0.765,
          "rightStyle": 0.6278,
          "sameStyle": 0.5802,
          "noticed": {
            "honest": 0.0277,
            "blind": 0.5858,
            "skim": 0.6304
          }
        },
        "after200": {
          "recovery": 0.917,
          "coverage": 0.9688,
          "chanceError": 0.0067,
          "worstBin": 0.0202,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 157,
              "stated": 0.4434,
              "right": 0.4459
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 277,
              "stated": 0.5499,
              "right": 0.5415
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 257,
              "stated": 0.6491,
              "right": 0.6693
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 314,
              "stated": 0.7529,
              "right": 0.7675
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 399,
              "stated": 0.8511,
              "right": 0.8521
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 240,
              "stated": 0.9258,
              "right": 0.9417
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1024,
              "stated": 0.9865,
              "right": 0.9854
            }
          ],
          "rightPrimary": 0.8276,
          "samePrimary": 0.7642,
          "rightStyle": 0.6308,
          "sameStyle": 0.575,
          "noticed": {
            "honest": 0.0405,
            "blind": 0.94,
            "skim": 0.6158
          }
        },
        "after1000": {
          "recovery": 0.9211,
          "coverage": 0.9687,
          "chanceError": 0.0085,
          "worstBin": 0.0504,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 161,
              "stated": 0.4465,
              "right": 0.4969
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 260,
              "stated": 0.5515,
              "right": 0.5538
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 271,
              "stated": 0.6507,
              "right": 0.6605
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 295,
              "stated": 0.7543,
              "right": 0.7559
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 399,
              "stated": 0.851,
              "right": 0.8722
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 250,
              "stated": 0.9264,
              "right": 0.936
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1032,
              "stated": 0.9873,
              "right": 0.9874
            }
          ],
          "rightPrimary": 0.8347,
          "samePrimary": 0.7691,
          "rightStyle": 0.6428,
          "sameStyle": 0.575,
          "noticed": {
            "honest": 0.0397,
            "blind": 0.9618,
            "skim": 0.6424
          }
        }
      }
    },
    {
      "kind": "noisyLeast",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.8909,
      "after50": {
        "honest": 0.0611,
        "blind": 0.9033,
        "skim": 0.3201
      },
      "stages": {
        "first": {
          "recovery": 0.8883,
          "coverage": 0.9668,
          "chanceError": 0.0124,
          "worstBin": 0.0492,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 157,
              "stated": 0.4395,
              "right": 0.4459
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 275,
              "stated": 0.5502,
              "right": 0.5418
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 290,
              "stated": 0.6514,
              "right": 0.6897
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 294,
              "stated": 0.7499,
              "right": 0.7007
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 395,
              "stated": 0.852,
              "right": 0.8557
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 264,
              "stated": 0.9266,
              "right": 0.928
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 993,
              "stated": 0.9874,
              "right": 0.9899
            }
          ],
          "rightPrimary": 0.8212,
          "samePrimary": 0.7496,
          "rightStyle": 0.6158,
          "sameStyle": 0.5862,
          "noticed": {
            "honest": 0.0397,
            "blind": 0.5697,
            "skim": 0.578
          }
        },
        "after200": {
          "recovery": 0.8888,
          "coverage": 0.9619,
          "chanceError": 0.0123,
          "worstBin": 0.0374,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 151,
              "stated": 0.4455,
              "right": 0.4503
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 267,
              "stated": 0.5506,
              "right": 0.588
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 278,
              "stated": 0.6478,
              "right": 0.6187
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 286,
              "stated": 0.751,
              "right": 0.7378
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 398,
              "stated": 0.8531,
              "right": 0.8342
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 258,
              "stated": 0.9256,
              "right": 0.9302
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1030,
              "stated": 0.9879,
              "right": 0.9893
            }
          ],
          "rightPrimary": 0.8242,
          "samePrimary": 0.7489,
          "rightStyle": 0.6203,
          "sameStyle": 0.5881,
          "noticed": {
            "honest": 0.0405,
            "blind": 0.8808,
            "skim": 0.4659
          }
        },
        "after1000": {
          "recovery": 0.8906,
          "coverage": 0.9562,
          "chanceError": 0.0183,
          "worstBin": 0.0609,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 123,
              "stated": 0.4446,
              "right": 0.3984
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 282,
              "stated": 0.5526,
              "right": 0.5745
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 261,
              "stated": 0.6484,
              "right": 0.6054
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 293,
              "stated": 0.7503,
              "right": 0.6894
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 405,
              "stated": 0.8529,
              "right": 0.8593
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 244,
              "stated": 0.9268,
              "right": 0.9426
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1060,
              "stated": 0.9882,
              "right": 0.9868
            }
          ],
          "rightPrimary": 0.8227,
          "samePrimary": 0.7507,
          "rightStyle": 0.6199,
          "sameStyle": 0.5892,
          "noticed": {
            "honest": 0.0405,
            "blind": 0.8981,
            "skim": 0.4921
          }
        }
      }
    },
    {
      "kind": "heavyTails",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9051,
      "after50": {
        "honest": 0.033,
        "blind": 0.9262,
        "skim": 0.2324
      },
      "stages": {
        "first": {
          "recovery": 0.8932,
          "coverage": 0.9703,
          "chanceError": 0.0184,
          "worstBin": 0.0651,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 175,
              "stated": 0.4412,
              "right": 0.4514
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 302,
              "stated": 0.5552,
              "right": 0.4901
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 309,
              "stated": 0.6512,
              "right": 0.6375
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 316,
              "stated": 0.7479,
              "right": 0.7753
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 383,
              "stated": 0.8489,
              "right": 0.8381
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 248,
              "stated": 0.9265,
              "right": 0.8992
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 935,
              "stated": 0.988,
              "right": 0.984
            }
          ],
          "rightPrimary": 0.7995,
          "samePrimary": 0.7642,
          "rightStyle": 0.5926,
          "sameStyle": 0.5855,
          "noticed": {
            "honest": 0.0375,
            "blind": 0.5551,
            "skim": 0.4479
          }
        },
        "after200": {
          "recovery": 0.9,
          "coverage": 0.9586,
          "chanceError": 0.0203,
          "worstBin": 0.0492,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 139,
              "stated": 0.4394,
              "right": 0.4604
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 292,
              "stated": 0.5536,
              "right": 0.589
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 299,
              "stated": 0.6528,
              "right": 0.6288
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 310,
              "stated": 0.7492,
              "right": 0.7
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 349,
              "stated": 0.8517,
              "right": 0.8138
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 252,
              "stated": 0.9244,
              "right": 0.9325
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1027,
              "stated": 0.9884,
              "right": 0.9854
            }
          ],
          "rightPrimary": 0.8141,
          "samePrimary": 0.7493,
          "rightStyle": 0.6143,
          "sameStyle": 0.5555,
          "noticed": {
            "honest": 0.0637,
            "blind": 0.9704,
            "skim": 0.6582
          }
        },
        "after1000": {
          "recovery": 0.9031,
          "coverage": 0.965,
          "chanceError": 0.0148,
          "worstBin": 0.0659,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 146,
              "stated": 0.4395,
              "right": 0.4658
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 297,
              "stated": 0.5543,
              "right": 0.5522
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 256,
              "stated": 0.6518,
              "right": 0.5859
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 336,
              "stated": 0.7525,
              "right": 0.7381
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 355,
              "stated": 0.8509,
              "right": 0.8366
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 243,
              "stated": 0.926,
              "right": 0.9383
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1035,
              "stated": 0.9887,
              "right": 0.9836
            }
          ],
          "rightPrimary": 0.8145,
          "samePrimary": 0.7582,
          "rightStyle": 0.6121,
          "sameStyle": 0.5543,
          "noticed": {
            "honest": 0.0622,
            "blind": 0.979,
            "skim": 0.6833
          }
        }
      }
    },
    {
      "kind": "noLeanings",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.9021,
      "after50": {
        "honest": 0.1304,
        "blind": 0.9546,
        "skim": 0.3152
      },
      "stages": {
        "first": {
          "recovery": 0.8942,
          "coverage": 0.9874,
          "chanceError": 0.0263,
          "worstBin": 0.0518,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 343,
              "stated": 0.4277,
              "right": 0.4023
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 385,
              "stated": 0.5505,
              "right": 0.4987
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 382,
              "stated": 0.6476,
              "right": 0.6047
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 318,
              "stated": 0.7473,
              "right": 0.7421
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 352,
              "stated": 0.8505,
              "right": 0.8097
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 202,
              "stated": 0.9262,
              "right": 0.9554
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 686,
              "stated": 0.9867,
              "right": 0.9913
            }
          ],
          "rightPrimary": 0.7328,
          "samePrimary": 0.6533,
          "rightStyle": 0.4951,
          "sameStyle": 0.494,
          "noticed": {
            "honest": 0.1447,
            "blind": 0.5787,
            "skim": 0.6346
          }
        },
        "after200": {
          "recovery": 0.8943,
          "coverage": 0.9835,
          "chanceError": 0.025,
          "worstBin": 0.0524,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 317,
              "stated": 0.4323,
              "right": 0.4511
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 392,
              "stated": 0.5486,
              "right": 0.5204
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 328,
              "stated": 0.6504,
              "right": 0.622
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 354,
              "stated": 0.7473,
              "right": 0.6949
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 349,
              "stated": 0.853,
              "right": 0.8023
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 200,
              "stated": 0.9256,
              "right": 0.935
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 728,
              "stated": 0.9874,
              "right": 0.9904
            }
          ],
          "rightPrimary": 0.744,
          "samePrimary": 0.6567,
          "rightStyle": 0.5034,
          "sameStyle": 0.4861,
          "noticed": {
            "honest": 0.1233,
            "blind": 0.9427,
            "skim": 0.4996
          }
        },
        "after1000": {
          "recovery": 0.8982,
          "coverage": 0.984,
          "chanceError": 0.0214,
          "worstBin": 0.0448,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 297,
              "stated": 0.4323,
              "right": 0.3939
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 403,
              "stated": 0.549,
              "right": 0.5459
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 343,
              "stated": 0.6521,
              "right": 0.6181
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 322,
              "stated": 0.7501,
              "right": 0.7112
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 346,
              "stated": 0.8512,
              "right": 0.8064
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 224,
              "stated": 0.9269,
              "right": 0.9464
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 733,
              "stated": 0.9882,
              "right": 0.9877
            }
          ],
          "rightPrimary": 0.747,
          "samePrimary": 0.6585,
          "rightStyle": 0.5064,
          "sameStyle": 0.4948,
          "noticed": {
            "honest": 0.1409,
            "blind": 0.9629,
            "skim": 0.5738
          }
        }
      }
    },
    {
      "kind": "idealPoint",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.871,
      "after50": {
        "honest": 0.0206,
        "blind": 0.9427,
        "skim": 0.2995
      },
      "stages": {
        "first": {
          "recovery": 0.8667,
          "coverage": 0.9512,
          "chanceError": 0.0768,
          "worstBin": 0.125,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 262,
              "stated": 0.4407,
              "right": 0.4275
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 447,
              "stated": 0.5511,
              "right": 0.4609
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 421,
              "stated": 0.6489,
              "right": 0.5653
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 401,
              "stated": 0.7497,
              "right": 0.6459
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 452,
              "stated": 0.8507,
              "right": 0.7257
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 232,
              "stated": 0.9249,
              "right": 0.8879
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 453,
              "stated": 0.9806,
              "right": 0.9382
            }
          ],
          "rightPrimary": 0.6649,
          "samePrimary": 0.6357,
          "rightStyle": 0.4494,
          "sameStyle": 0.4262,
          "noticed": {
            "honest": 0.0334,
            "blind": 0.5645,
            "skim": 0.6121
          }
        },
        "after200": {
          "recovery": 0.8689,
          "coverage": 0.9219,
          "chanceError": 0.0822,
          "worstBin": 0.1528,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 225,
              "stated": 0.4421,
              "right": 0.3956
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 420,
              "stated": 0.5503,
              "right": 0.4833
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 406,
              "stated": 0.6493,
              "right": 0.5961
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 408,
              "stated": 0.7508,
              "right": 0.598
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 421,
              "stated": 0.852,
              "right": 0.7316
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 264,
              "stated": 0.9251,
              "right": 0.8371
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 524,
              "stated": 0.9826,
              "right": 0.9389
            }
          ],
          "rightPrimary": 0.6743,
          "samePrimary": 0.6432,
          "rightStyle": 0.446,
          "sameStyle": 0.4175,
          "noticed": {
            "honest": 0.0435,
            "blind": 0.9678,
            "skim": 0.6563
          }
        },
        "after1000": {
          "recovery": 0.8709,
          "coverage": 0.9269,
          "chanceError": 0.0818,
          "worstBin": 0.153,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 208,
              "stated": 0.4393,
              "right": 0.3798
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 440,
              "stated": 0.55,
              "right": 0.5068
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 398,
              "stated": 0.6488,
              "right": 0.5729
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 404,
              "stated": 0.7522,
              "right": 0.6213
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 432,
              "stated": 0.8498,
              "right": 0.6968
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 245,
              "stated": 0.9239,
              "right": 0.8612
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 541,
              "stated": 0.9819,
              "right": 0.9409
            }
          ],
          "rightPrimary": 0.6754,
          "samePrimary": 0.6278,
          "rightStyle": 0.449,
          "sameStyle": 0.4074,
          "noticed": {
            "honest": 0.0521,
            "blind": 0.9768,
            "skim": 0.7324
          }
        }
      }
    },
    {
      "kind": "fakers",
      "people": 2668,
      "worlds": 4,
      "knownRecovery": 0.87,
      "after50": {
        "honest": 0.0285,
        "blind": 0.9663,
        "skim": 0.2935
      },
      "stages": {
        "first": {
          "recovery": 0.8619,
          "coverage": 0.9024,
          "chanceError": 0.0151,
          "worstBin": 0.0643,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 202,
              "stated": 0.4407,
              "right": 0.505
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 305,
              "stated": 0.5473,
              "right": 0.5311
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 277,
              "stated": 0.6505,
              "right": 0.6787
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 355,
              "stated": 0.7478,
              "right": 0.7549
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 382,
              "stated": 0.8534,
              "right": 0.8717
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 262,
              "stated": 0.9274,
              "right": 0.9313
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 885,
              "stated": 0.9865,
              "right": 0.9819
            }
          ],
          "rightPrimary": 0.8118,
          "samePrimary": 0.7642,
          "rightStyle": 0.5491,
          "sameStyle": 0.5307,
          "noticed": {
            "honest": 0.0202,
            "blind": 0.5772,
            "skim": 0.5412
          }
        },
        "after200": {
          "recovery": 0.8539,
          "coverage": 0.8824,
          "chanceError": 0.01,
          "worstBin": 0.0645,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 168,
              "stated": 0.4415,
              "right": 0.506
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 282,
              "stated": 0.5527,
              "right": 0.5532
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 255,
              "stated": 0.6503,
              "right": 0.6706
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 320,
              "stated": 0.7494,
              "right": 0.7531
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 360,
              "stated": 0.8513,
              "right": 0.8556
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 237,
              "stated": 0.9254,
              "right": 0.9241
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1046,
              "stated": 0.9871,
              "right": 0.9799
            }
          ],
          "rightPrimary": 0.8265,
          "samePrimary": 0.7594,
          "rightStyle": 0.5806,
          "sameStyle": 0.5506,
          "noticed": {
            "honest": 0.0903,
            "blind": 0.9955,
            "skim": 0.6158
          }
        },
        "after1000": {
          "recovery": 0.7666,
          "coverage": 0.7301,
          "chanceError": 0.0063,
          "worstBin": 0.0144,
          "calibration": [
            {
              "from": 0,
              "to": 0.5,
              "people": 135,
              "stated": 0.4358,
              "right": 0.4296
            },
            {
              "from": 0.5,
              "to": 0.6,
              "people": 269,
              "stated": 0.5499,
              "right": 0.5428
            },
            {
              "from": 0.6,
              "to": 0.7,
              "people": 279,
              "stated": 0.651,
              "right": 0.6559
            },
            {
              "from": 0.7,
              "to": 0.8,
              "people": 310,
              "stated": 0.7499,
              "right": 0.7355
            },
            {
              "from": 0.8,
              "to": 0.9,
              "people": 351,
              "stated": 0.8512,
              "right": 0.8547
            },
            {
              "from": 0.9,
              "to": 0.95,
              "people": 263,
              "stated": 0.926,
              "right": 0.9316
            },
            {
              "from": 0.95,
              "to": 1,
              "people": 1061,
              "stated": 0.9874,
              "right": 0.9821
            }
          ],
          "rightPrimary": 0.8253,
          "samePrimary": 0.7672,
          "rightStyle": 0.5566,
          "sameStyle": 0.6034,
          "noticed": {
            "honest": 0.09,
            "blind": 0.9963,
            "skim": 0.6038
          }
        }
      }
    }
  ],
  "curve": [
    {
      "blocks": 12,
      "recovery": 0.8394,
      "coverage": 0.9832,
      "rightPrimary": 0.7429
    },
    {
      "blocks": 16,
      "recovery": 0.8703,
      "coverage": 0.9857,
      "rightPrimary": 0.7736
    },
    {
      "blocks": 20,
      "recovery": 0.8927,
      "coverage": 0.9834,
      "rightPrimary": 0.7871
    },
    {
      "blocks": 24,
      "recovery": 0.907,
      "coverage": 0.9858,
      "rightPrimary": 0.8032
    },
    {
      "blocks": 28,
      "recovery": 0.9182,
      "coverage": 0.985,
      "rightPrimary": 0.8227
    },
    {
      "blocks": 32,
      "recovery": 0.9256,
      "coverage": 0.9836,
      "rightPrimary": 0.8373
    },
    {
      "blocks": 36,
      "recovery": 0.9325,
      "coverage": 0.9822,
      "rightPrimary": 0.8482
    },
    {
      "blocks": 40,
      "recovery": 0.9373,
      "coverage": 0.9789,
      "rightPrimary": 0.8516
    }
  ],
  "priors": [
    {
      "population": "unrelated",
      "prior": "unrelated",
      "recovery": 0.9188,
      "rightPrimary": 0.8374,
      "elevation": 0.8233,
      "coverage": 0.9859
    },
    {
      "population": "unrelated",
      "prior": "opposed",
      "recovery": 0.9063,
      "rightPrimary": 0.836,
      "elevation": 0.8201,
      "coverage": 0.969
    },
    {
      "population": "opposed",
      "prior": "unrelated",
      "recovery": 0.929,
      "rightPrimary": 0.835,
      "elevation": 0.7641,
      "coverage": 0.9896
    },
    {
      "population": "opposed",
      "prior": "opposed",
      "recovery": 0.9292,
      "rightPrimary": 0.8405,
      "elevation": 0.7642,
      "coverage": 0.9835
    }
  ]
}
