import { useTranslation } from 'react-i18next';
import { Button, Modal, RichText, TwoLines } from '@guest/design-system';
import { HotelText, useHoster, useHosterLang } from '@guest/visit';

interface WelcomePopupProps {
  isOpen: boolean;
  onClose: () => void;
}

/** The hotel's message on the first visit. */
export function WelcomePopup({ isOpen, onClose }: WelcomePopupProps) {
  const { t } = useTranslation(['shell', 'visit']);
  const { name, popupMessage } = useHoster();
  const lang = useHosterLang();
  return (
    <Modal
      isOpen={isOpen}
      onClose={onClose}
      size="s"
      title={
        <TwoLines>
          <HotelText>{name}</HotelText>
        </TwoLines>
      }
      level="h7"
      closeLabel={t('shell:nav.close')}
      actions={
        <Button isFullWidth onClick={onClose}>
          {t('shell:welcome.close')}
        </Button>
      }
    >
      {/* Closes when the app follows a link of the text, or the welcome would hide the new screen. */}
      <div lang={lang} onClick={(event) => event.defaultPrevented && onClose()}>
        <RichText html={popupMessage?.message} newTabLabel={t('visit:newTab')} />
      </div>
    </Modal>
  );
}
