import { useState } from "react"
import { Button } from "../button.tsx"
import { Dialog } from "#src/ui/dialogs/dialog.tsx"
import { useAlert, useConfirm } from "#src/ui/dialogs/dialogs-provider.tsx"
import { Notice } from "#src/ui/dialogs/notice.tsx"
import { useToast } from "#src/ui/dialogs/toast-provider.tsx"
import { Part } from "./part.tsx"
import styles from "./styleguide.module.css"

export function Messages() {
  const toast = useToast()
  const confirm = useConfirm()
  const alert = useAlert()
  const [isOpen, setOpen] = useState(false)
  const ask = async () => {
    const isSure = await confirm({ message: "Are You Sure to Delete that Item :", danger: true })
    if (isSure) toast.success("Deleted SuccessFully")
  }
  return (
    <Part name="Messages">
      <div className={styles.stack}>
        <Notice tone="info" title="Held for fifteen minutes">
          Your stay is held until 6:45 pm.
        </Notice>
        <Notice tone="success">Your booking stands.</Notice>
        <Notice tone="warning">The payment is on its way; we are asking the bank.</Notice>
        <Notice tone="error" title="It was not sent">
          What you typed is still here. Please try again.
        </Notice>
      </div>
      <div className={styles.row}>
        <Button type="button" onClick={() => toast.success("Login SuccessFully !")}>
          Success toast
        </Button>
        <Button type="button" onClick={() => toast.error("Something went wrong!")}>
          Error toast
        </Button>
        <Button type="button" variant="secondary" onClick={() => void ask()}>
          Confirm
        </Button>
        <Button type="button" variant="secondary" onClick={() => void alert("Something Went Wrong")}>
          Alert
        </Button>
        <Button type="button" variant="secondary" onClick={() => setOpen(true)}>
          Dialog
        </Button>
      </div>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title="Deluxe Room" sheet>
        <p>Air-conditioning, Wi-Fi, a king bed, and tea made the way you like it.</p>
      </Dialog>
    </Part>
  )
}
