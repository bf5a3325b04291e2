const RADIUS = 6;

/** An SVG path along a polyline of right angles, with rounded corners. @param points x, y, x, y … */
export function wirePath(points: readonly number[]): string {
  const at = (index: number): [number, number] => [
    points[index * 2] ?? 0,
    points[index * 2 + 1] ?? 0,
  ];
  const count = points.length / 2;
  const [x0, y0] = at(0);
  let path = `M${x0} ${y0}`;
  for (let index = 1; index < count; index += 1) {
    const [x, y] = at(index);
    if (index === count - 1) path += `L${x} ${y}`;
    else {
      const [px, py] = at(index - 1);
      const [nx, ny] = at(index + 1);
      const r = Math.min(RADIUS, distance(px, py, x, y) / 2, distance(x, y, nx, ny) / 2);
      const [ax, ay] = toward(x, y, px, py, r);
      const [bx, by] = toward(x, y, nx, ny, r);
      path += `L${ax} ${ay}Q${x} ${y} ${bx} ${by}`;
    }
  }
  return path;
}

const distance = (ax: number, ay: number, bx: number, by: number): number =>
  Math.abs(ax - bx) + Math.abs(ay - by);

const toward = (x: number, y: number, tx: number, ty: number, by: number): [number, number] => [
  x + Math.sign(tx - x) * by,
  y + Math.sign(ty - y) * by,
];
