// Layout
export { Page, pageWidths, type PageProps } from './components/Page/Page';
export { Stack, type StackProps } from './components/Stack/Stack';
export { Row, type RowProps } from './components/Row/Row';
export { Grid, type GridProps } from './components/Grid/Grid';
export { Split, type SplitProps } from './components/Split/Split';
export { ListBesideMap, type ListBesideMapProps } from './components/ListBesideMap/ListBesideMap';
export { Section, type SectionProps } from './components/Section/Section';
export { Divider } from './components/Divider/Divider';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';

// Text
export { Title, titleLevels, type TitleLevel, type TitleProps } from './components/Title/Title';
export { TwoLines } from './components/TwoLines/TwoLines';
export { Text, textSizes, textTones, type TextProps } from './components/Text/Text';
export { Link, type LinkProps } from './components/Link/Link';
export { Price, type PriceProps } from './components/Price/Price';
export { Badge, tones, type BadgeProps, type Tone } from './components/Badge/Badge';

// Actions
export {
  Button,
  buttonHierarchies,
  buttonSizes,
  type ButtonHierarchy,
  type ButtonProps,
  type ButtonSize,
} from './components/Button/Button';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';

// Content
export { Card, type CardProps } from './components/Card/Card';
export { LiftCard, type LiftCardProps } from './components/LiftCard/LiftCard';
export { List, type ListProps } from './components/List/List';
export { ListRow, type ListRowProps } from './components/ListRow/ListRow';
export { RowMedia, type RowMediaProps } from './components/RowMedia/RowMedia';
export { PlaceRow, type PlaceRowProps } from './components/PlaceRow/PlaceRow';
export { Cover, type CoverProps } from './components/Cover/Cover';
export { Tile, type TileProps } from './components/Tile/Tile';
export { Facts, type Fact, type FactsProps } from './components/Facts/Facts';
export { FactList, type FactListProps, type IconFact } from './components/FactList/FactList';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure';
export { DisclosureRow, type DisclosureRowProps } from './components/DisclosureRow/DisclosureRow';
export { CodeCard, type CodeCardItem, type CodeCardProps } from './components/CodeCard/CodeCard';
export { CodeLine, type CodeLineProps } from './components/CodeLine/CodeLine';
export { Pass, type PassProps } from './components/Pass/Pass';
export { DocumentFrame, type DocumentFrameProps } from './components/DocumentFrame/DocumentFrame';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export { SummaryCard, type SummaryCardProps } from './components/SummaryCard/SummaryCard';
export { StatusSteps, type StatusStep, type StatusStepsProps } from './components/StatusSteps/StatusSteps';
export { Itinerary, type ItineraryProps, type ItineraryStop } from './components/Itinerary/Itinerary';
export { Milestones, type Milestone, type MilestonesProps } from './components/Milestones/Milestones';
export { PaperOnly, ScreenOnly } from './components/OnPaper/OnPaper';
export { Hero, type HeroProps } from './components/Hero/Hero';
export {
  Picture,
  pictureRatios,
  type PictureProps,
  type PictureRatio,
  type PictureSource,
} from './components/Picture/Picture';
export { Face, faceMoods, type FaceMood, type FaceProps } from './components/Face/Face';
export { Logo, type LogoProps } from './components/Logo/Logo';
export { RichText, type RichTextProps } from './components/RichText/RichText';
export { Avatar, type AvatarProps } from './components/Avatar/Avatar';
export {
  MapSlot,
  mapHeights,
  mapRatios,
  type MapHeight,
  type MapRatio,
  type MapSlotProps,
} from './components/MapSlot/MapSlot';
export { MapFrame, type MapFrameProps } from './components/MapFrame/MapFrame';
export { MapPanel, type MapPanelProps } from './components/MapFrame/MapPanel';
export { MapMark, MapPin, type MapMarkProps, type MapPinProps } from './components/MapPin/MapPin';

// Feedback
export { DelayedSpinner, Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export {
  Skeleton,
  SkeletonDetail,
  SkeletonGroup,
  SkeletonRows,
  type SkeletonGroupProps,
  type SkeletonProps,
  type SkeletonRowsProps,
} from './components/Skeleton/Skeleton';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar';
export { Steps, type StepsProps } from './components/Steps/Steps';
export { Notice, type NoticeProps } from './components/Notice/Notice';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { StatusLine, type StatusLineProps } from './components/StatusLine/StatusLine';
export {
  ErrorSummary,
  type ErrorSummaryProps,
  type FieldError,
} from './components/form/ErrorSummary/ErrorSummary';
export { OfflineLine } from './components/OfflineLine/OfflineLine';
export { SlowLine, type SlowLineProps } from './components/SlowLine/SlowLine';
export { SoftBreaks, type SoftBreaksProps } from './components/SoftBreaks/SoftBreaks';
export { CornerSheet, type CornerSheetProps } from './components/CornerSheet/CornerSheet';
export { Modal, modalSizes, type ModalProps, type ModalSize } from './components/Modal/Modal';
export { Banner, type BannerProps } from './components/Banner/Banner';

// Navigation
export { TopBar, type BackLink, type TopBarProps } from './components/TopBar/TopBar';
export {
  BottomBar,
  type BottomBarProps,
  type MoreButton,
  type NavItem,
} from './components/BottomBar/BottomBar';
export { SiteHeader, type SiteHeaderProps } from './components/SiteHeader/SiteHeader';
export { Pills, type PillItem, type PillsProps } from './components/Pills/Pills';
export { FloatingButton, type FloatingButtonProps } from './components/FloatingButton/FloatingButton';
export { Footer, type FooterProps } from './components/Footer/Footer';
export { LinkProvider, useLinkComponent, type LinkComponentProps } from './link/LinkProvider';
export { Drawer, type DrawerLabels, type DrawerProps } from './components/Drawer/Drawer';
export { type LegalLabels } from './components/LegalLinks/labels';
export { Hamburger, hamburgerSizes, type HamburgerProps } from './components/Hamburger/Hamburger';
export { Navbar, type NavbarProps } from './components/Navbar/Navbar';
export { ScrollSpy, type ScrollSpyProps, type SpySection } from './components/ScrollSpy/ScrollSpy';
export { Tabs, type TabItem, type TabsProps } from './components/Tabs/Tabs';
export { useScrollSpy, type ScrollSpyOptions } from './scroll/useScrollSpy';
export {
  smoothScrollTo,
  type ScrollTarget,
  type SmoothScroll,
  type SmoothScrollOptions,
} from './scroll/smoothScrollTo';

// Ordering
export { ActionBar, type ActionBarProps } from './components/form/ActionBar/ActionBar';
export { MenuCard, type MenuCardProps } from './components/MenuCard/MenuCard';
export { OptionGroup, type OptionGroupProps } from './components/form/OptionGroup/OptionGroup';
export { OptionRow, type OptionRowProps } from './components/form/OptionRow/OptionRow';
export { ChoiceChips } from './components/form/ChoiceChips/ChoiceChips';
export { NumberStepper, type NumberStepperProps } from './components/form/NumberStepper/NumberStepper';

// Fields
export { HostedFields, type HostedFieldsProps } from './components/form/HostedFields/HostedFields';
export { type FieldProps } from './components/form/Field/Field';
export { TextField, type TextFieldProps } from './components/form/TextField/TextField';
export { EmailField } from './components/form/TextField/EmailField';
export { PhoneField } from './components/form/TextField/PhoneField';
export { DateField, type DateFieldProps } from './components/form/DateField/DateField';
export { NativeDateField } from './components/form/DateField/NativeDateField';
export { type DateParts, type DateProblem } from './components/form/DateField/readDate';
export { TimeField, type TimeFieldProps } from './components/form/TextField/TimeField';
export {
  CountryField,
  type CountryFieldProps,
  type CountryProblem,
} from './components/form/CountryField/CountryField';
export { countries, countryCodes, countryName, type Country } from './components/form/CountryField/countries';
export { TextArea, type TextAreaProps } from './components/form/TextArea/TextArea';
export { SearchField, type SearchFieldProps } from './components/form/SearchField/SearchField';
export { SelectField, type SelectFieldProps } from './components/form/SelectField/SelectField';
export { type Choice, type ChoicesProps, type RadioChoicesProps } from './components/form/Field/useChoices';
export { Segmented } from './components/Segmented/Segmented';
export {
  ChoiceCards,
  type CardChoice,
  type ChoiceCardsProps,
} from './components/form/ChoiceCards/ChoiceCards';
export { RatingField, type RatingFieldProps } from './components/form/RatingField/RatingField';
export { ratingDesigns, type RatingDesign } from './components/form/RatingField/ratingScale';
export { FileField, type FileFieldLabels, type FileFieldProps } from './components/form/FileField/FileField';
export { type FileItem } from './components/form/FileField/FileRow';
export { isPreparable, preparePicture } from './components/form/FileField/preparePicture';
export {
  checkFiles,
  fileProblems,
  fileSize,
  type FileProblem,
  type RejectedFile,
} from './components/form/FileField/checkFiles';
export {
  SignatureField,
  type SignatureFieldProps,
  type SignatureLabels,
  type SignatureValue,
} from './components/form/SignatureField/SignatureField';
export {
  AddressField,
  type AddressFieldProps,
  type AddressLabels,
} from './components/form/AddressField/AddressField';
export {
  addressParts,
  type Address,
  type AddressPart,
  type AddressSuggestion,
} from './components/form/AddressField/address';
export { Checkbox, type CheckboxProps } from './components/form/Checkbox/Checkbox';
export { FieldGroup, type FieldGroupProps } from './components/form/FieldGroup/FieldGroup';
export { GroupTitle } from './components/GroupTitle/GroupTitle';

// Icons
export { Icon, type IconProps } from './icons/Icon';
export { type IconSlot } from './icons/IconSlot';
export {
  iconSizes,
  iconVariants,
  type GlyphProps,
  type IconSize,
  type IconVariant,
} from './icons/glyph/Glyph';
export { iconNames, isIconName, uiIconNames, type IconName, type UiIconName } from './icons/iconNames';
export { Scene, type SceneProps } from './scenes/Scene';
export { sceneNames, type SceneName } from './scenes/sceneNames';
export { IconSpriteProvider, iconSpriteUrl } from './icons/IconSpriteProvider';

// Theme
export {
  bar,
  color,
  font,
  heroFill,
  heroPattern,
  mediaFill,
  layer,
  motion,
  radius,
  shadow,
  space,
} from './theme/tokens';
export { breakpoints, media } from './theme/media';
export { globalCss, partCss } from './theme/globalCss';
export { GlobalStyle } from './theme/GlobalStyle';
export { BrandRoot, type BrandRootProps } from './theme/BrandRoot';
export { type Gap } from './internal/gap';
