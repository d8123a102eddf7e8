/**
 * The messages of the format: id and types of the fields, in wire order. `u` is a whole number from 0 on, `i` a
 * whole number, `s` a string, `b` a boolean. Each one is an export of its own, so that an app loads those it writes.
 */
export * from './diagnosticMessages';

export const Timestamp = [0, 'u'] as const;
export const SetViewportSize = [5, 'uu'] as const;
export const SetViewportScroll = [6, 'ii'] as const;
export const CreateDocument = [7, ''] as const;
export const CreateElementNode = [8, 'uuusb'] as const;
export const CreateTextNode = [9, 'uuu'] as const;
export const MoveNode = [10, 'uuu'] as const;
export const RemoveNode = [11, 'u'] as const;
export const SetNodeAttribute = [12, 'uss'] as const;
export const RemoveNodeAttribute = [13, 'us'] as const;
export const SetNodeData = [14, 'us'] as const;
export const SetNodeScroll = [16, 'uii'] as const;
export const SetInputValue = [18, 'usi'] as const;
export const SetInputChecked = [19, 'ub'] as const;
export const MouseMove = [20, 'uu'] as const;
export const CustomEvent = [27, 'ss'] as const;
export const UserID = [28, 's'] as const;
export const UserAnonymousID = [29, 's'] as const;
export const Metadata = [30, 'ss'] as const;
export const StringDictGlobal = [34, 'us'] as const;
export const SetNodeAttributeDictGlobal = [35, 'uuu'] as const;
export const NodeAnimationResult = [36, 'us'] as const;
export const SetPageVisibility = [55, 'b'] as const;
export const LoadFontFace = [57, 'usss'] as const;
export const SetNodeFocus = [58, 'i'] as const;
export const SetNodeAttributeURLBased = [60, 'usss'] as const;
export const SetCSSDataURLBased = [61, 'uss'] as const;
export const TechnicalInfo = [63, 'ss'] as const;
export const CustomIssue = [64, 'ss'] as const;
export const SetNodeSlot = [65, 'uu'] as const;
export const MouseClick = [68, 'uussuu'] as const;
export const CreateIFrameDocument = [70, 'uu'] as const;
export const AdoptedSSReplaceURLBased = [71, 'uss'] as const;
export const AdoptedSSInsertRuleURLBased = [73, 'usus'] as const;
export const AdoptedSSDeleteRule = [75, 'uu'] as const;
export const AdoptedSSAddOwner = [76, 'uu'] as const;
export const AdoptedSSRemoveOwner = [77, 'uu'] as const;
export const BatchMetadata = [81, 'uuuis'] as const;
export const WSChannel = [84, 'sssuss'] as const;
export const InputChange = [112, 'usbsii'] as const;
export const MouseThrashing = [114, 'u'] as const;
export const UnbindNodes = [115, 'u'] as const;
export const TabChange = [117, 's'] as const;
export const TabData = [118, 's'] as const;
export const SetPageLocation = [122, 'ssus'] as const;

// Of plug-ins, and of later versions of the format: we never send them.
export const Profiler = [40, 'suss'] as const;
export const OTable = [41, 'ss'] as const;
export const StateAction = [42, 's'] as const;
export const Vuex = [45, 'ss'] as const;
export const MobX = [46, 'ss'] as const;
export const NgRx = [47, 'ssu'] as const;
export const Zustand = [79, 'ss'] as const;
export const Incident = [87, 'sii'] as const;
export const LongAnimationTask = [89, 'siiiis'] as const;
export const Redux = [121, 'ssuu'] as const;
export const GraphQL = [123, 'ssssu'] as const;
export const IssueEvent = [125, 'uusssss'] as const;

// Of earlier versions of the format: we never send them.
export const SetPageLocationFirst = [4, 'ssu'] as const;
export const SetInputTarget = [17, 'us'] as const;
export const NetworkRequestFirst = [21, 'sssssuuu'] as const;
export const StringDict = [43, 'ss'] as const;
export const ReduxFirst = [44, 'ssu'] as const;
export const GraphQLFirst = [48, 'ssssi'] as const;
export const StringDictFirst = [50, 'us'] as const;
export const SetNodeAttributeDictFirst = [51, 'uuu'] as const;
export const SetNodeAttributeDict = [52, 'uss'] as const;
export const ResourceTimingFirst = [53, 'uuuuuuss'] as const;
export const MouseClickFirst = [69, 'uuss'] as const;
export const ResourceTimingDeprecated = [116, 'uuuuuussub'] as const;
