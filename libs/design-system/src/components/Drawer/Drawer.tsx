import { useId, type ReactNode } from 'react';
import { CloseIcon } from '../../icons/generated/CloseIcon';
import { ExternalIcon } from '../../icons/generated/ExternalIcon';
import { IconSlotView } from '../../icons/IconSlot';
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
import { Contact, ContactActions, Entry, Foot, Root, Sheet, Top } from './Drawer.styles';

/** Words of a drawer that a hotel may leave out; keys as in the hotel's data. */
export interface DrawerLabels extends LegalLabels {
  /** Names the toggle. */
  open: string;
  close: string;
}

const frenchLabels: DrawerLabels = { ...frenchLegalLabels, open: 'Menu', close: 'Fermer le menu' };

/** Properties of `Drawer`. */
export interface DrawerProps {
  /** Names the panel and its navigation. */
  title: string;
  /** The first part of the hotel's addresses; the legal notice is `/{slug}/ml`. */
  slug: string;
  /** Default: true. */
  hasLegalNotice?: boolean;
  /** Shown at the head, such as a logo. Default: the title. */
  top?: ReactNode;
  /** One or two `Button`s above the entries: phone, message. */
  contact?: ReactNode;
  /** Below them: e-mail address, way to the hotel. */
  contactDetails?: ReactNode;
  items: readonly NavItem[];
  /** Tells which addresses open a new tab; the others are paths of the app. */
  opensInNewTab?: (href: string) => boolean;
  /** At the foot, before the legal links: language and the like. */
  settings?: ReactNode;
  /** Address of the personal-data policy, opened in a new tab. */
  docPersonalData?: string | null;
  /** Colour of the toggle's bars. Default: that of the text around. */
  color?: string;
  showTrademark?: boolean;
  /** The maker's logo or name, after "Powered by". */
  trademark?: ReactNode;
  /** Default: French. */
  labels?: Partial<DrawerLabels>;
  /** Extra class names, for an app that styles around its parts. */
  classNames?: { toggle?: string; panel?: string };
  /** The parent's state. Default: the drawer keeps its own, behind its toggle. */
  isShow?: boolean;
  onShowChange?: (isShow: boolean) => void;
  /** Shows a toggle. Default: only without a parent's state. */
  hasToggle?: boolean;
}

/** A panel that slides in from the right: contact, navigation, legal links, trademark. */
export function Drawer({ isShow, onShowChange, hasToggle = isShow === undefined, ...props }: DrawerProps) {
  const { title, slug, hasLegalNotice = true, docPersonalData, showTrademark, trademark, classNames } = props;
  const { contact, contactDetails, settings } = props;
  const [isOpen, setOpen] = useOwnOrGiven(isShow, false, onShowChange);
  const id = useId();
  const labels = { ...frenchLabels, ...props.labels };
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
            color={props.color}
            aria-controls={id}
            aria-haspopup="dialog"
          />
        </span>
      )}
      <Root {...dialog} id={id} className={classNames?.panel} aria-label={title}>
        <Sheet>
          <Top>
            {props.top ?? defaultTop}
            <IconButton label={labels.close} icon={<CloseIcon />} onClick={close} />
          </Top>
          {(contact || contactDetails) && (
            <Contact>
              {contact && <ContactActions>{contact}</ContactActions>}
              {contactDetails}
            </Contact>
          )}
          <Entries {...props} newTabLabel={labels.new_tab} onChoose={close} />
          <Foot>
            {settings}
            <LegalLinks
              docPersonalData={docPersonalData}
              legalNotice={hasLegalNotice ? `/${encodeURIComponent(slug)}/ml` : null}
              labels={labels}
              onLeave={close}
            />
            {showTrademark && trademark && <Trademark labels={labels}>{trademark}</Trademark>}
          </Foot>
        </Sheet>
      </Root>
    </>
  );
}

interface EntriesProps extends Pick<DrawerProps, 'title' | 'items' | 'opensInNewTab'> {
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
