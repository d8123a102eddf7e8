// Layout
export { Page, pageWidths, type PageProps } from './components/Page/Page';
export { Stack, type StackProps } from './components/Stack/Stack';
export { Row, type RowProps } from './components/Row/Row';
export { Grid, type GridProps } from './components/Grid/Grid';
export { Split, type SplitProps } from './components/Split/Split';
export { Section, type SectionProps } from './components/Section/Section';
export { Divider } from './components/Divider/Divider';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/VisuallyHidden/VisuallyHidden';
export { SkipLink, type SkipLinkProps } from './components/SkipLink/SkipLink';

// Text
export { Title, titleLevels, type TitleLevel, type TitleProps } from './components/Title/Title';
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
export { StayDates, type StayDate, type StayDatesProps } from './components/StayDates/StayDates';
export { List, type ListProps } from './components/List/List';
export { ListRow, type ListRowProps } from './components/ListRow/ListRow';
export { RowMedia, type RowMediaProps } from './components/RowMedia/RowMedia';
export { Tile, type TileProps } from './components/Tile/Tile';
export { Facts, type Fact, type FactsProps } from './components/Facts/Facts';
export { FactList, type FactListProps, type IconFact } from './components/FactList/FactList';
export { Disclosure, type DisclosureProps } from './components/Disclosure/Disclosure';
export { DisclosureRow, type DisclosureRowProps } from './components/DisclosureRow/DisclosureRow';
export { CodeCard, type CodeCardItem, type CodeCardProps } from './components/CodeCard/CodeCard';
export { DocumentFrame, type DocumentFrameProps } from './components/DocumentFrame/DocumentFrame';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export { SummaryCard, type SummaryCardProps } from './components/SummaryCard/SummaryCard';
export { StatusSteps, type StatusStep, type StatusStepsProps } from './components/StatusSteps/StatusSteps';
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
export { decodeEntities } from './components/RichText/entities';
export { RichText, type RichTextProps } from './components/RichText/RichText';
export { Avatar, avatarSizes, type AvatarProps, type AvatarSize } from './components/Avatar/Avatar';
export { Carousel, type CarouselProps } from './components/Carousel/Carousel';
export { MapSlot, mapRatios, type MapRatio, type MapSlotProps } from './components/MapSlot/MapSlot';

// Feedback
export { DelayedSpinner, Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export {
  Skeleton,
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
} from './components/ErrorSummary/ErrorSummary';
export { OfflineLine } from './components/OfflineLine/OfflineLine';
export { SlowLine, type SlowLineProps } from './components/SlowLine/SlowLine';
export { SoftBreaks, type SoftBreaksProps } from './components/SoftBreaks/SoftBreaks';
export { CornerSheet, type CornerSheetProps } from './components/CornerSheet/CornerSheet';
export { Modal, modalSizes, type ModalProps, type ModalSize } from './components/Modal/Modal';
export { Banner, type BannerProps } from './components/Banner/Banner';
export {
  Toasts,
  toastTones,
  type ToastItem,
  type ToastTone,
  type ToastsProps,
} from './components/Toast/Toasts';
export { useToasts } from './components/Toast/useToasts';

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
export { MenuPanel, type MenuPanelProps } from './components/MenuPanel/MenuPanel';
export { Footer, type FooterLabels, type FooterProps } from './components/Footer/Footer';
export { LinkProvider, useLinkComponent, type LinkComponentProps } from './link/LinkProvider';
export { Drawer, type DrawerProps } from './components/Drawer/Drawer';
export { type DrawerLabels } from './components/Drawer/drawerLabels';
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
export { ActionBar, type ActionBarProps } from './components/ActionBar/ActionBar';
export { MenuCard, type MenuCardProps } from './components/MenuCard/MenuCard';
export { OptionGroup, type OptionGroupProps } from './components/OptionGroup/OptionGroup';
export { OptionRow, type OptionRowProps } from './components/OptionRow/OptionRow';
export { ChoiceChips } from './components/ChoiceChips/ChoiceChips';
export { CheckChips, type CheckChipsProps } from './components/ChoiceChips/CheckChips';
export { NumberStepper, type NumberStepperProps } from './components/NumberStepper/NumberStepper';

// Fields
export { type FieldProps } from './components/Field/Field';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { EmailField } from './components/TextField/EmailField';
export { PhoneField } from './components/TextField/PhoneField';
export { DateField, type DateFieldProps } from './components/DateField/DateField';
export { NativeDateField } from './components/DateField/NativeDateField';
export { dateProblems, type DateParts, type DateProblem } from './components/DateField/readDate';
export { TimeField, type TimeFieldProps, type TimeProblem } from './components/TextField/TimeField';
export {
  CountryField,
  type CountryFieldProps,
  type CountryProblem,
} from './components/CountryField/CountryField';
export { countries, countryCodes, countryName, type Country } from './components/CountryField/countries';
export { Combobox, type ComboboxOption, type ComboboxProps } from './components/Combobox/Combobox';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export { SelectField, type Choice, type SelectFieldProps } from './components/SelectField/SelectField';
export { Segmented, type RadioChoicesProps } from './components/Segmented/Segmented';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup';
export { ChoiceCards, type CardChoice, type ChoiceCardsProps } from './components/ChoiceCards/ChoiceCards';
export { RatingField, type RatingFieldProps } from './components/RatingField/RatingField';
export { ratingDesigns, type RatingDesign } from './components/RatingField/ratingScale';
export { FileField, type FileFieldLabels, type FileFieldProps } from './components/FileField/FileField';
export { type FileItem } from './components/FileField/FileRow';
export { isPreparable, preparePicture, type PictureLimits } from './components/FileField/preparePicture';
export {
  checkFiles,
  fileProblems,
  fileSize,
  type FileProblem,
  type RejectedFile,
} from './components/FileField/checkFiles';
export {
  SignatureField,
  type SignatureFieldProps,
  type SignatureLabels,
  type SignatureValue,
} from './components/SignatureField/SignatureField';
export {
  AddressField,
  type AddressFieldProps,
  type AddressLabels,
} from './components/AddressField/AddressField';
export {
  addressParts,
  type Address,
  type AddressPart,
  type AddressSuggestion,
} from './components/AddressField/address';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { FieldGroup, type FieldGroupProps } from './components/FieldGroup/FieldGroup';
export { GroupTitle } from './components/GroupTitle/GroupTitle';

// Icons
export { Icon, type IconProps } from './icons/Icon';
export { type IconSlot } from './icons/IconSlot';
export { iconSizes, iconVariants, type GlyphProps, type IconSize, type IconVariant } from './icons/Glyph';
export { iconNames, isIconName, uiIconNames, type IconName, type UiIconName } from './icons/iconNames';
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
export { globalCss } from './theme/globalCss';
export { GlobalStyle } from './theme/GlobalStyle';
export { BrandRoot, type BrandRootProps } from './theme/BrandRoot';
export { useScrollLock } from './hooks/useScrollLock';
export { type Gap } from './internal/gap';
