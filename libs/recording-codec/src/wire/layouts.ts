/**
 * The messages that a recorder sends: id and types of the fields, in wire order. `u` is a whole number from 0 on, `i` a
 * whole number, `s` a string, `b` a boolean.
 */
export const layouts = {
  Timestamp: [0, 'u'],
  SetViewportSize: [5, 'uu'],
  SetViewportScroll: [6, 'ii'],
  CreateDocument: [7, ''],
  CreateElementNode: [8, 'uuusb'],
  CreateTextNode: [9, 'uuu'],
  MoveNode: [10, 'uuu'],
  RemoveNode: [11, 'u'],
  SetNodeAttribute: [12, 'uss'],
  RemoveNodeAttribute: [13, 'us'],
  SetNodeData: [14, 'us'],
  SetNodeScroll: [16, 'uii'],
  SetInputValue: [18, 'usi'],
  SetInputChecked: [19, 'ub'],
  MouseMove: [20, 'uu'],
  ConsoleLog: [22, 'ss'],
  PageLoadTiming: [23, 'uuuuuuuuu'],
  PageRenderTiming: [24, 'uuu'],
  CustomEvent: [27, 'ss'],
  UserID: [28, 's'],
  UserAnonymousID: [29, 's'],
  Metadata: [30, 'ss'],
  StringDictGlobal: [34, 'us'],
  SetNodeAttributeDictGlobal: [35, 'uuu'],
  NodeAnimationResult: [36, 'us'],
  PerformanceTrack: [49, 'iiuu'],
  ConnectionInformation: [54, 'us'],
  SetPageVisibility: [55, 'b'],
  LoadFontFace: [57, 'usss'],
  SetNodeFocus: [58, 'i'],
  SetNodeAttributeURLBased: [60, 'usss'],
  SetCSSDataURLBased: [61, 'uss'],
  TechnicalInfo: [63, 'ss'],
  CustomIssue: [64, 'ss'],
  SetNodeSlot: [65, 'uu'],
  MouseClick: [68, 'uussuu'],
  CreateIFrameDocument: [70, 'uu'],
  AdoptedSSReplaceURLBased: [71, 'uss'],
  AdoptedSSInsertRuleURLBased: [73, 'usus'],
  AdoptedSSDeleteRule: [75, 'uu'],
  AdoptedSSAddOwner: [76, 'uu'],
  AdoptedSSRemoveOwner: [77, 'uu'],
  JSException: [78, 'ssss'],
  BatchMetadata: [81, 'uuuis'],
  NetworkRequest: [83, 'sssssuuuu'],
  WSChannel: [84, 'sssuss'],
  ResourceTiming: [85, 'uuuuuussubuuuuuuu'],
  InputChange: [112, 'usbsii'],
  SelectionChange: [113, 'uus'],
  MouseThrashing: [114, 'u'],
  UnbindNodes: [115, 'u'],
  TabChange: [117, 's'],
  TabData: [118, 's'],
  CanvasNode: [119, 'su'],
  TagTrigger: [120, 'i'],
  SetPageLocation: [122, 'ssus'],
  WebVitals: [124, 'ss'],
} as const satisfies Record<string, readonly [id: number, fields: string]>;

export type MessageName = keyof typeof layouts;

interface FieldTypes {
  u: number;
  i: number;
  s: string;
  b: boolean;
}

type Values<Layout extends string> = Layout extends `${infer Head extends keyof FieldTypes}${infer Rest}`
  ? [FieldTypes[Head], ...Values<Rest>]
  : [];

/** The values of a message's fields, in wire order. */
export type ValuesOf<Name extends MessageName> = Values<(typeof layouts)[Name][1]>;
