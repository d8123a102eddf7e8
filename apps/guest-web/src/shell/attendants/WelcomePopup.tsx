import { useTranslation } from 'react-i18next';
import { Button, Modal, RichText } from '@guest/design-system';
import { HotelText, useHoster, useHosterLang } from '@guest/visit';

interface WelcomePopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The hotel's message to who comes for the first time. */
export function WelcomePopup({ isOpen, onClose }: WelcomePopupProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const { name, popupMessage } = useHoster();
  const lang = useHosterLang();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={<HotelText>{name}</HotelText>}
      level="h7"
      closeLabel={t('shell:nav.close')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {t('shell:welcome.close')}
        </Button>
      }
    >
      {/* A link of its text that the app has followed: the welcome would hide where it leads. */}
      <div lang={lang} onClick={(event) => event.defaultPrevented && onClose()}>
        <RichText html={popupMessage?.message} newTabLabel={t('visit:newTab')} />
      </div>
    </Modal>
  );
}
