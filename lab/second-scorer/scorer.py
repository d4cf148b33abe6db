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
TOGETHER = 1.2
SHARED = 0.35
COMES_BACK, MOVED = 0.3, 1 / 8
SURE, FEWEST_COMPARED, FEWEST_OF_PATTERN = 0.8, 20, 14
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


def drawn(theta, low, z):
    return [theta[r] + sum(low[r][k] * z[k] for k in range(r + 1)) for r in FOUR]


def answers_of(questions, sitting):
    place = {one["id"]: (at, j) for at, four in enumerate(questions) for j, one in enumerate(four)}
    answers = []
    for answer in sitting:
        most, least = place.get(answer["most"]), place.get(answer["least"])
        if most and least and most[0] == least[0] and not answer["suggested"]:
            answers.append((questions[most[0]], most[1], least[1]))
    return answers


EXPECTED = {}


def expected(statements):
    """Of one question: what each of 512 people expects of the logarithm of their answer's chance, and its mean variance."""
    key = statements[0]["id"]
    if key not in EXPECTED:
        means, variances = [], []
        for theta in POINTS[:512]:
            v = [SLOPE * one["keyed"] * theta[LETTERS.index(one["letter"])] for one in statements]
            p = choice(v)
            mean = square = 0.0
            for most in FOUR:
                q = choice([None if j == most else -LEAST_WEIGHT * v[j] for j in FOUR])
                for least in FOUR:
                    if least != most:
                        chance = p[most] * q[least]
                        mean += chance * log(chance)
                        square += chance * log(chance) ** 2
            means.append(mean)
            variances.append(square - mean**2)
        EXPECTED[key] = means, sum(variances) / 512
    return EXPECTED[key]


def pattern(answers, theta):
    """Fit and gain; null of fewer answers than half a form."""
    if len(answers) < FEWEST_OF_PATTERN:
        return None
    likelihood = lambda at: look(answers, at)[0] + sum(t * t for t in at) / 2
    asked = [expected(statements) for statements, _, _ in answers]
    sums = [sum(means[person] for means, _ in asked) for person in range(512)]
    mean = sum(sums) / 512
    variance = sum(each for _, each in asked) + sum((one - mean) ** 2 for one in sums) / 512
    here = likelihood(theta)
    return [f"{(here - mean) / sqrt(variance):.6f}", f"{here - likelihood([0.0] * 4):.6f}"]


def moved(one, other):
    """The letters of which it is said that they have moved from one result to the next."""
    found = []
    for t in FOUR:
        if min(one["counted"], other["counted"]) < FEWEST_COMPARED or one["scores"][t] == other["scores"][t]:
            continue
        squares = [result["raw"][1][t] ** 2 for result in (one, other)]
        v = (1 - COMES_BACK) * sum(s * (1 - s) for s in squares)
        s = 1 - sum(squares) / 2
        w = v + s**2
        d = abs(one["raw"][0][t] - other["raw"][0][t])
        o = MOVED / (1 - MOVED) * sqrt(v / w) * exp(d**2 / 2 * (1 / v - 1 / w))
        if phi(s * d / sqrt(v * w)) * o / (1 + o) >= SURE:
            found.append(LETTERS[t])
    return found


def shuffled(points, state):
    points = list(points)
    for last in range(len(points) - 1, 0, -1):
        state[0] = (state[0] * 1664525 + 1013904223) % 2**32
        at = floor(state[0] / 2**32 * (last + 1))
        points[last], points[at] = points[at], points[last]
    return points


def team(people):
    """The ranges of the averages, and each letter's chance to be the highest of them."""
    n = len(people)
    ends = []
    for t in FOUR:
        mean = sum(one["scores"][t] for one in people) / n
        below = [one["scores"][t] - one["ranges"][t][0] for one in people]
        above = [one["ranges"][t][1] - one["scores"][t] for one in people]
        reach = lambda h: sqrt((1 - SHARED) * sum(x * x for x in h) + SHARED * sum(h) ** 2) / n
        ends.append([floor(mean - reach(below) + 0.5), floor(mean + reach(above) + 0.5)])
    state = [n]
    common = shuffled(POINTS[:512], state)
    sums = [[0.0] * 4 for _ in common]
    for one in people:
        theta, _, low = one["raw"]
        for at, own in enumerate(shuffled(POINTS[:512], state)):
            z = [sqrt(1 - SHARED) * a + sqrt(SHARED) * b for a, b in zip(own, common[at])]
            for t, place in enumerate(drawn(theta, low, z)):
                sums[at][t] += 100 * phi(place)
    leads = [0] * 4
    for draw in sums:
        leads[draw.index(max(draw))] += 1
    return [ends, [one / 512 for one in leads]]


def score(answers, together=1.0):
    theta, sigma, effect = top(answers)
    moves = product(sigma, effect)
    doubt = product(moves, [list(column) for column in zip(*moves)])
    sigma = matrix(lambda r, c: together**2 * sigma[r][c])
    v = matrix(lambda r, c: sigma[r][c] + DOUBT**2 * doubt[r][c])
    error = [WIDENING * sqrt(v[t][t]) for t in FOUR]
    low = cholesky(v)
    leads, styles = [0] * 4, {}
    for z in POINTS:
        person = drawn(theta, low, z)
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
    own = cholesky(sigma)
    people = [drawn(theta, own, z) for z in POINTS[:256]]
    return {
        "raw": [theta, error, low],
        "counted": len(answers),
        "own": sum(max(person) == person[first] for person in people) / 256,
        "pattern": pattern(answers, theta),
        "scores": scores,
        "ranges": ends(1.2816),
        "intervals": ends(1.959963984540054),
        "chances": [one / 1024 for one in leads],
        "style": [code, LETTERS[first], LETTERS[second], styles.get(code, 0) / 1024],
        "places": [f"{value:.6f}" for value in theta + error],
        "correlations": [f"{v[r][c] / sqrt(v[r][r] * v[c][c]):.6f}" for r in FOUR for c in range(r + 1, 4)],
    }


given = json.load(sys.stdin)
sittings = [answers_of(given["questions"], one) for one in given["sittings"]]
results = [score(one) for one in sittings]
pages = []
for at, one in enumerate(results):
    after = (at + 1) % len(results)
    both = score(sittings[at] + sittings[after], TOGETHER)
    pages.append({name: value for name, value in one.items() if name != "raw"})
    pages[-1]["moved"] = moved(one, results[after])
    pages[-1]["together"] = [both["scores"], both["style"], both["places"]]
    pages[-1]["team"] = team(results[at : at + 4]) if at % 4 == 0 else None
json.dump(pages, sys.stdout)
