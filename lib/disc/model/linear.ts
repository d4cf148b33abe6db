/** Small dense symmetric matrices, row by row in one array. */
export type Matrix = Float64Array

export function identity(size: number): Matrix {
  const matrix = new Float64Array(size * size)
  for (let at = 0; at < size; at++) matrix[at * size + at] = 1
  return matrix
}

/** The lower triangle L with L Lᵀ = matrix, or null when the matrix is not positive definite. */
export function cholesky(matrix: Matrix, size: number): Matrix | null {
  const lower = new Float64Array(size * size)
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let rest = matrix[row * size + column] as number
      for (let k = 0; k < column; k++) {
        rest -= (lower[row * size + k] as number) * (lower[column * size + k] as number)
      }
      if (row === column && !(rest > 0)) return null
      lower[row * size + column] =
        row === column ? Math.sqrt(rest) : rest / (lower[column * size + column] as number)
    }
  }
  return lower
}

/** Solves L Lᵀ x = right. */
export function solve(lower: Matrix, size: number, right: ArrayLike<number>): Float64Array {
  const x = new Float64Array(right)
  for (let row = 0; row < size; row++) {
    let rest = x[row] as number
    for (let k = 0; k < row; k++) rest -= (lower[row * size + k] as number) * (x[k] as number)
    x[row] = rest / (lower[row * size + row] as number)
  }
  for (let row = size - 1; row >= 0; row--) {
    let rest = x[row] as number
    for (let k = row + 1; k < size; k++)
      rest -= (lower[k * size + row] as number) * (x[k] as number)
    x[row] = rest / (lower[row * size + row] as number)
  }
  return x
}

/** The inverse of L Lᵀ. */
export function inverse(lower: Matrix, size: number): Matrix {
  const result = new Float64Array(size * size)
  const unit = new Float64Array(size)
  for (let column = 0; column < size; column++) {
    unit.fill(0)
    unit[column] = 1
    const x = solve(lower, size, unit)
    for (let row = 0; row < size; row++) result[row * size + column] = x[row] as number
  }
  return result
}

export function product(one: Matrix, other: Matrix, size: number): Matrix {
  return one.map((_, at) => {
    const column = at % size
    let sum = 0
    for (let k = 0; k < size; k++) {
      sum += (one[at - column + k] as number) * (other[k * size + column] as number)
    }
    return sum
  })
}

/** L x: turns independent standard normals into ones with covariance L Lᵀ. */
export function shaped(lower: Matrix, size: number, x: ArrayLike<number>): Float64Array {
  const result = new Float64Array(size)
  for (let row = 0; row < size; row++) {
    let sum = 0
    for (let k = 0; k <= row; k++) sum += (lower[row * size + k] as number) * (x[k] as number)
    result[row] = sum
  }
  return result
}
