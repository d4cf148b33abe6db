"""The scorer once more, from docs/scorer.md alone and with nothing but Python's own library.

Reads {"questions": [[{"id", "letter", "keyed"} x 4], ...], "sittings": [[{"most", "least", "suggested"}, ...], ...]} and
writes what is printed of each sitting. `npm run prove -- second-scorer` compares that with the product.
"""
import json
import sys
from math import erfc, exp, floor, log, pi, sqrt
from statistics import NormalDist

LETTERS = "DISC"
SLOPE = 0.5 * pi / sqrt(6 * (1 - 0.5**2))
LEAST_WEIGHT = 0.7
DOUBT = 0.3
WIDENING = 1.0
FOUR = range(4)


def phi(z):
    return erfc(-z / sqrt(2)) / 2


def percent(z):
    return max(1, min(99, floor(100 * phi(z) + 0.5)))


def matrix(entry):
    return [[entry(row, column) for column in FOUR] for row in FOUR]


def product(one, other):
    return matrix(lambda r, c: sum(one[r][k] * other[k][c] for k in FOUR))


def cholesky(a):
    low = matrix(lambda r, c: 0.0)
    for r in FOUR:
        for c in range(r + 1):
            rest = a[r][c] - sum(low[r][k] * low[c][k] for k in range(c))
            low[r][c] = sqrt(rest) if r == c else rest / low[c][c]
    return low


def inverse(a):
    """Gauss and Jordan; what is inverted here is positive definite."""
    rows = [list(a[r]) + [float(r == c) for c in FOUR] for r in FOUR]
    for r in FOUR:
        rows[r] = [value / rows[r][r] for value in rows[r]]
        for other in FOUR:
            if other != r:
                rows[other] = [x - rows[other][r] * y for x, y in zip(rows[other], rows[r])]
    return [row[4:] for row in rows]


def choice(strengths):
    weights = [exp(s) if s is not None else 0.0 for s in strengths]
    return [weight / sum(weights) for weight in weights]


def look(answers, theta):
    """Log-posterior, its slope, the negative Hessian, and B."""
    height = -sum(t * t for t in theta) / 2
    slope = [-t for t in theta]
    hessian = matrix(lambda r, c: float(r == c))
    effect = matrix(lambda r, c: 0.0)
    for statements, most, least in answers:
        letters = [LETTERS.index(one["letter"]) for one in statements]
        x = [SLOPE * one["keyed"] for one in statements]
        v = [x[j] * theta[letters[j]] for j in FOUR]
        p = choice(v)
        q = choice([None if j == most else -LEAST_WEIGHT * v[j] for j in FOUR])
        height += log(p[most]) + log(q[least])
        for i in FOUR:
            by = (i == most) - p[i] - LEAST_WEIGHT * ((i == least) - q[i])
            slope[letters[i]] += x[i] * by
            for j in FOUR:
                w = (p[i] + LEAST_WEIGHT**2 * q[i]) * (i == j)
                w -= p[i] * p[j] + LEAST_WEIGHT**2 * q[i] * q[j]
                hessian[letters[i]][letters[j]] += x[i] * x[j] * w
                effect[letters[i]][letters[j]] += x[i] * w
    return height, slope, hessian, effect


def top(answers):
    theta = [0.0] * 4
    while True:
        height, slope, hessian, effect = look(answers, theta)
        if max(abs(one) for one in slope) < 1e-9:
            return theta, inverse(hessian), effect
        step = [sum(row[k] * slope[k] for k in FOUR) for row in inverse(hessian)]
        share = 1.0
        while share > 1e-12:
            there = [t + share * s for t, s in zip(theta, step)]
            if look(answers, there)[0] >= height - 1e-12:
                break
            share /= 2
        theta = there


def mirrored(n, base):
    share, weight = 0.0, 1 / base
    while n:
        n, digit = divmod(n, base)
        share += digit * weight
        weight /= base
    return share


POINTS = []
for n in range(1, 513):
    z = [NormalDist().inv_cdf(mirrored(n, base)) for base in (2, 3, 5, 7)]
    POINTS += [z, [-one for one in z]]


def score(questions, sitting):
    place = {one["id"]: (at, j) for at, four in enumerate(questions) for j, one in enumerate(four)}
    answers = []
    for answer in sitting:
        most, least = place.get(answer["most"]), place.get(answer["least"])
        if most and least and most[0] == least[0] and not answer["suggested"]:
            answers.append((questions[most[0]], most[1], least[1]))
    theta, sigma, effect = top(answers)
    moves = product(sigma, effect)
    doubt = product(moves, [list(column) for column in zip(*moves)])
    v = matrix(lambda r, c: sigma[r][c] + DOUBT**2 * doubt[r][c])
    error = [WIDENING * sqrt(v[t][t]) for t in FOUR]
    low = cholesky(v)
    leads, styles = [0] * 4, {}
    for z in POINTS:
        person = [theta[r] + sum(low[r][k] * z[k] for k in range(r + 1)) for r in FOUR]
        first, second = sorted(FOUR, key=lambda t: -person[t])[:2]
        leads[first] += 1
        code = LETTERS[first]
        if 100 * phi(person[second]) >= 50:
            code += LETTERS[second]
        styles[code] = styles.get(code, 0) + 1
    scores = [percent(t) for t in theta]
    first, second = sorted(FOUR, key=lambda t: (-scores[t], -leads[t]))[:2]
    single, pair = LETTERS[first], LETTERS[first] + LETTERS[second]
    code = pair if scores[second] >= 50 or leads[first] / 1024 < 0.8 else single
    ends = lambda reach: [[percent(theta[t] - reach * error[t]), percent(theta[t] + reach * error[t])] for t in FOUR]
    return {
        "counted": len(answers),
        "scores": scores,
        "ranges": ends(1.2816),
        "intervals": ends(1.959963984540054),
        "chances": [one / 1024 for one in leads],
        "style": [code, LETTERS[first], LETTERS[second], styles.get(code, 0) / 1024],
        "places": [f"{value:.6f}" for value in theta + error],
        "correlations": [f"{v[r][c] / sqrt(v[r][r] * v[c][c]):.6f}" for r in FOUR for c in range(r + 1, 4)],
    }


given = json.load(sys.stdin)
json.dump([score(given["questions"], one) for one in given["sittings"]], sys.stdout)
