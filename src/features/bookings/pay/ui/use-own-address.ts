import { useEffect } from "react"
import { useNavigate, useParams } from "react-router"

/**
 * Replaces /payment/-1, the guest's newest booking, by the address of the booking that it showed: a reload would show
 * another one as soon as the guest books again in a second tab. The router must know it too, because it loads again.
 */
export function useOwnAddress(bookingId: string): void {
  const { id } = useParams()
  const navigate = useNavigate()
  useEffect(() => {
    if (id !== bookingId) void navigate(`/payment/${bookingId}`, { replace: true, preventScrollReset: true })
  }, [id, bookingId, navigate])
}
