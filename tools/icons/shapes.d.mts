export type Point = [x: number, y: number];

export interface Shape {
  /** The tag as it is written. */
  source: string;
  attributes: Record<string, string | number>;
  /** Lists of points. A closed outline ends where it starts. */
  outlines: Point[][];
}

/** The shapes of a drawing: source, attributes and outlines of each. */
export function shapesOf(drawing: string): Shape[];

/** Whether a fill would show where no stroke bounds it: the shape has an area and does not close. */
export function isOpen(shape: Pick<Shape, 'outlines'>): boolean;
