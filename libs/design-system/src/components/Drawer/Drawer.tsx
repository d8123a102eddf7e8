import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { ExternalIcon } from '../../icons/generated/ExternalIcon';
import { IconSlotView } from '../../icons/IconSlot';
import { idList } from '../../internal/idList';
import { type HostProps } from '../../internal/native';
import { useModalDialog } from '../../internal/useModalDialog';
import { useOwnOrGiven } from '../../internal/useOwnOrGiven';
import { useLinkComponent } from '../../link/LinkProvider';
import { type NavItem } from '../BottomBar/BottomBar';
import { Hamburger } from '../Hamburger/Hamburger';
import { IconButton } from '../IconButton/IconButton';
import { frenchLegalLabels, type LegalLabels } from '../LegalLinks/labels';
import { LegalLinks, Trademark } from '../LegalLinks/LegalLinks';
import { Title } from '../Title/Title';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { Body, Contact, ContactActions, Entry, Foot, Root, Sheet, Top } from './Drawer.styles';

/** Words of a drawer that a hotel may leave out; keys as in the hotel's data. */
export interface DrawerLabels extends LegalLabels {
  /** Names the toggle. */
  open: string;
  /** Names the button that closes the panel. */
  close: string;
}

const frenchLabels: DrawerLabels = { ...frenchLegalLabels, open: 'Menu', close: 'Fermer le menu' };

/** Properties of `Drawer`. */
export interface DrawerProps extends HostProps {
  /** Names the panel and its navigation. */
  title: string;
  /** What the panel holds, after the entries. */
  children?: ReactNode;
  /** The foot, in place of settings, legal links and trademark. `null` leaves it out. */
  foot?: ReactNode;
  /** The first part of the hotel's addresses: the legal notice is `/{slug}/ml`. Without it there is no such link. */
  slug?: string;
  /** Default: true. */
  hasLegalNotice?: boolean;
  /** Shown at the head, such as a logo. Default: the title. */
  top?: ReactNode;
  /** One or two `Button`s above the entries: phone, message. */
  contact?: ReactNode;
  /** Below them: e-mail address, way to the hotel. */
  contactDetails?: ReactNode;
  /** Entries of a navigation. */
  items?: readonly NavItem[];
  /** Tells which addresses open a new tab; the others are paths of the app. */
  opensInNewTab?: (href: string) => boolean;
  /** At the foot, before the legal links: language and the like. */
  settings?: ReactNode;
  /** Address of the personal-data policy, opened in a new tab. */
  docPersonalData?: string | null;
  /** Colour of the toggle's bars. Default: that of the text around. */
  color?: string;
  /** Shows `trademark`. Default: false. */
  showTrademark?: boolean;
  /** The maker's logo or name, after "Powered by". */
  trademark?: ReactNode;
  /** Default: French. */
  labels?: Partial<DrawerLabels>;
  /** Extra class names, for an app that styles around its parts. */
  classNames?: { toggle?: string; panel?: string };
  /** The parent's state. Default: the drawer keeps its own, behind its toggle. */
  isShow?: boolean;
  /** Reports that the panel opens or closes. */
  onShowChange?: (isShow: boolean) => void;
  /** Shows a toggle. Default: only without a parent's state. */
  hasToggle?: boolean;
}

/**
 * A panel that slides in from the right and holds anything; with `items` it is a menu: contact, navigation, settings,
 * legal links, trademark.
 */
export function Drawer({
  title,
  children,
  foot,
  slug,
  hasLegalNotice = true,
  top,
  contact,
  contactDetails,
  items = [],
  opensInNewTab,
  settings,
  docPersonalData,
  color,
  showTrademark,
  trademark,
  labels: wantedLabels,
  classNames,
  isShow,
  onShowChange,
  hasToggle = isShow === undefined,
  className,
  ...rest
}: DrawerProps) {
  const [isOpen, setOpen] = useOwnOrGiven(isShow, false, onShowChange);
  const id = useId();
  const labels = { ...frenchLabels, ...wantedLabels };
  const close = () => setOpen(false);
  const dialog = useModalDialog(isOpen, close);
  const defaultTop = (
    <Title as="p" level="h3">
      {title}
    </Title>
  );
  return (
    <>
      {hasToggle && (
        <span className={classNames?.toggle}>
          <Hamburger
            label={labels.open}
            isOpen={isOpen}
            onToggle={setOpen}
            color={color}
            aria-controls={id}
            aria-haspopup="dialog"
          />
        </span>
      )}
      <Root {...rest} {...dialog} id={id} className={idList(classNames?.panel, className)} aria-label={title}>
        <Sheet>
          <Top>
            {top ?? defaultTop}
            <IconButton label={labels.close} icon={<CloseIcon />} onClick={close} />
          </Top>
          {(contact || contactDetails) && (
            <Contact>
              {contact && <ContactActions>{contact}</ContactActions>}
              {contactDetails}
            </Contact>
          )}
          {items.length > 0 && (
            <Entries {...{ title, items, opensInNewTab }} newTabLabel={labels.new_tab} onChoose={close} />
          )}
          {children && <Body>{children}</Body>}
          {foot !== null && (
            <Foot>
              {foot ?? (
                <MenuFoot
                  {...{ slug, hasLegalNotice, settings, docPersonalData, showTrademark, trademark }}
                  labels={labels}
                  onLeave={close}
                />
              )}
            </Foot>
          )}
        </Sheet>
      </Root>
    </>
  );
}

interface MenuFootProps extends Pick<
  DrawerProps,
  'slug' | 'hasLegalNotice' | 'settings' | 'docPersonalData' | 'showTrademark' | 'trademark'
> {
  labels: DrawerLabels;
  onLeave: () => void;
}

/** The foot of a hotel's menu. */
function MenuFoot(props: MenuFootProps) {
  const { slug, hasLegalNotice, settings, docPersonalData, showTrademark, trademark, labels, onLeave } =
    props;
  const legalNotice = slug && hasLegalNotice ? `/${encodeURIComponent(slug)}/ml` : null;
  return (
    <>
      {settings}
      <LegalLinks {...{ docPersonalData, legalNotice, labels, onLeave }} />
      {showTrademark && trademark && <Trademark labels={labels}>{trademark}</Trademark>}
    </>
  );
}

interface EntriesProps extends Pick<DrawerProps, 'title' | 'opensInNewTab'> {
  items: readonly NavItem[];
  newTabLabel: string;
  onChoose: () => void;
}

function Entries({ title, items, opensInNewTab, newTabLabel, onChoose }: EntriesProps) {
  const link = useLinkComponent();
  return (
    <nav aria-label={title}>
      {items.map((item) => {
        const isAway = opensInNewTab?.(item.href) ?? false;
        return (
          <Entry
            key={item.href}
            {...(isAway ? { target: '_blank', rel: 'noopener noreferrer' } : { as: link })}
            href={item.href}
            aria-current={item.isCurrent ? 'page' : undefined}
            data-icon={Boolean(item.icon)}
            onClick={onChoose}
          >
            {item.icon && <IconSlotView icon={item.icon} size={24} />}
            <span>
              {item.label}
              {isAway && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
            </span>
            {isAway && <ExternalIcon size={20} />}
          </Entry>
        );
      })}
    </nav>
  );
}
